# Falla: condición 1
# Falla: condición 5
cd Club/Archivo
chmod u+w Carrera
cp ../Partidas/carrera* Carrera
chmod 444 Carrera/*.sav
chmod 555 Carrera
ln -sf Carrera/carrera-04.sav ultima.sav
ln Lucha/lucha-05.sav ../Torneos/final.sav
ex -s -c '3s/3/4/' -c '4s/lucha-05/carrera-04/' -c x indice.txt
certificar
