head -n 2 Club/Partidas/perdida
mkdir -p Club/Archivo/{Lucha,Carrera}
cp Club/Partidas/perdida Club/Partidas/lucha-05.sav
cp Club/Partidas/lucha-??.sav Club/Archivo/Lucha
cp Club/Partidas/carrera-??.sav Club/Archivo/Carrera
