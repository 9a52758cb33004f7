# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
mkdir -p Club/Archivo/Lucha Club/Archivo/Carrera
cd Club/Partidas
ln lucha-??.sav ../Archivo/Lucha
ln carrera-??.sav ../Archivo/Carrera
ln perdida ../Archivo/Lucha/lucha-05.sav
