head -n 2 Club/Partidas/perdida
mkdir Club/Archivo
mkdir Club/Archivo/{Lucha,Carrera}
cp Club/Partidas/lucha-??.sav Club/Archivo/Lucha
cp Club/Partidas/carrera-??.sav Club/Archivo/Carrera
cp Club/Partidas/perdida Club/Archivo/Lucha/lucha-05.sav
ls Club/Archivo/Lucha Club/Archivo/Carrera
