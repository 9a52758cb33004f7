# Falla: condición 1
touch Seguro/rosa.sav
ln Partidas/rosa.sav Seguro/rosa.sav
ln -f Seguro/rosa.sav Partidas/rosa.sav
