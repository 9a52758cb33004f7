cd Club/Archivo/Lucha
ln -s ./Lucha/lucha-05.sav ../ultima.sav
chmod u=r,g=r,o=r *.sav ../Carrera/*.sav
chmod u-w,g-w,o-w ../Lucha ../Carrera
