# Falla: condición 1
ln -s ../Partidas/rosa.sav Seguro/rosa.sav
