# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd Club/Archivo
chmod 444 */*.sav Lucha Carrera
ln -s Lucha/lucha-05.sav ultima.sav
