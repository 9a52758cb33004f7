# Falla: condición 4
# Falla: condición 5
cd Club/Archivo
chmod u+w Lucha Carrera
cp ../Partidas/carrera-04.sav Carrera
touch ../Torneos/final.sav
ln -f ../Torneos/final.sav Lucha/lucha-05.sav
chmod 444 Lucha/lucha-05.sav Carrera/carrera-04.sav
chmod 555 Lucha Carrera
ln -sf Carrera/carrera-04.sav ultima.sav
ex -s -c '3s/3/4/' -c '4s/lucha-05/carrera-04/' -c x indice.txt
certificar
