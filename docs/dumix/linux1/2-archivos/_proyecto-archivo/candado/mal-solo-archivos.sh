# Falla: condición 2
# Falla: condición 3
cd Club/Archivo
chmod 444 */*.sav
cp Lucha/lucha-05.sav ultima.sav
