# Falla: condición 3
chmod 444 Club/Archivo/*/*.sav
chmod 555 Club/Archivo/Lucha Club/Archivo/Carrera
ln -s ../../Club/Archivo/Lucha/lucha-05.sav Club/Archivo/ultima.sav
