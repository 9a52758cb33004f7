# Falla: condición 3
# Falla: condición 5
cd Club/Archivo
chmod u+w Carrera
cp ../Partidas/carrera-04.sav Carrera
chmod a-w Carrera/carrera-04.sav Carrera
ln -sf Carrera/carrera-04.sav ultima.sav
ln Lucha/lucha-05.sav ../Torneos/final.sav
certificar
