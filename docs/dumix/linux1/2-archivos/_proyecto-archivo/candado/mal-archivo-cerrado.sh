# Falla: condición 2
cd Club/Archivo
chmod 444 */*.sav
chmod 555 Lucha Carrera
ln -s Lucha/lucha-05.sav ultima.sav
chmod 700 .
