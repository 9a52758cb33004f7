# Falla: condición 2
# Falla: condición 3
mkdir -p Club/Archivo/Lucha Club/Archivo/Carrera
cp Club/Partidas/lucha-??.sav Club/Archivo/Lucha
cp Club/Partidas/carrera-??.sav Club/Archivo/Carrera
cp Club/Partidas/perdida Club/Archivo/Carrera/carrera-04.sav
