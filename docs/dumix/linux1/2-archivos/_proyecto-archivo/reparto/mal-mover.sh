# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
mkdir -p Club/Archivo/Lucha Club/Archivo/Carrera
mv Club/Partidas/lucha-??.sav Club/Archivo/Lucha
mv Club/Partidas/carrera-??.sav Club/Archivo/Carrera
mv Club/Partidas/perdida Club/Archivo/Lucha/lucha-05.sav
