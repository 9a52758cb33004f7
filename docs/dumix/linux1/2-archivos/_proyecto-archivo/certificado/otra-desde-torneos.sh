cd Club/Torneos
ln ../Archivo/Lucha/lucha-05.sav final.sav
cd ../Archivo
chmod u+w Carrera
cp ../Partidas/carrera-*4.sav Carrera
chmod a=r Carrera/*
chmod u-w Carrera
ln -s Carrera/carrera-04.sav nueva.sav
mv nueva.sav ultima.sav
ex -s -c '%s/carrera: 3/carrera: 4/' -c '%s/lucha-05/carrera-04/' -c x indice.txt
certificar
