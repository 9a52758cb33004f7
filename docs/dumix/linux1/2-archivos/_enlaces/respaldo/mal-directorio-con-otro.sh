# Falla: condición 1
ln Partidas/rosa.sav rosa.sav
rmdir Seguro
ln -s Partidas Seguro
