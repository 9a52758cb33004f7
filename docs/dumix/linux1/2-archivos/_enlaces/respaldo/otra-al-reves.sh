mv Partidas/rosa.sav Seguro
ln Seguro/rosa.sav Partidas/rosa.sav
