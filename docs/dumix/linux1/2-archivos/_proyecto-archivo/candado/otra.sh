chmod a-w Club/Archivo/Lucha/*
chmod a-w Club/Archivo/Carrera/*
chmod a-w Club/Archivo/Lucha Club/Archivo/Carrera
ln -s Lucha/lucha-05.sav Club/Archivo/ultima.sav
