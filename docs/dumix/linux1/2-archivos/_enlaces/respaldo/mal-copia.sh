# Falla: condición 1
cp Partidas/rosa.sav Seguro/rosa.sav
