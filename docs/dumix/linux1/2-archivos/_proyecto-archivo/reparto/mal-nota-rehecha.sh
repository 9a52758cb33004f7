# Falla: condición 3
mkdir -p Club/Archivo/Lucha Club/Archivo/Carrera
mv Club/Partidas/lucha.txt Club/Partidas/carrera-01.sav.viejo .
cp Club/Partidas/lucha* Club/Archivo/Lucha
cp Club/Partidas/carrera* Club/Archivo/Carrera
cp Club/Partidas/perdida Club/Archivo/Lucha/lucha-05.sav
touch Club/Partidas/lucha.txt Club/Partidas/carrera-01.sav.viejo
