# Falla: condición 3
chmod 444 Club/Archivo/*/*.sav
chmod 555 Club/Archivo/Lucha Club/Archivo/Carrera
ln -s ../Partidas/perdida Club/Archivo/ultima.sav
