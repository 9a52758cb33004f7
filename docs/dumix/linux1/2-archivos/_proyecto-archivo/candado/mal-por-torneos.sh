# Falla: condición 3
chmod 444 Club/Archivo/*/*.sav
ln Club/Archivo/Lucha/lucha-05.sav Club/Torneos/final.sav
ln -s ../Torneos/final.sav Club/Archivo/ultima.sav
chmod 555 Club/Archivo/Lucha Club/Archivo/Carrera
