certificar
chmod 755 Club/Archivo/Carrera
cp Club/Partidas/carrera-04.sav Club/Archivo/Carrera/
chmod a-w Club/Archivo/Carrera/carrera-04.sav Club/Archivo/Carrera
ln -sf Carrera/carrera-04.sav Club/Archivo/ultima.sav
ln Club/Archivo/Lucha/lucha-05.sav Club/Torneos/final.sav
printf 'ARCHIVO DE PARTIDAS\nlucha: 5\ncarrera: 4\nultima: carrera-04\n' > Club/Archivo/indice.txt
certificar
