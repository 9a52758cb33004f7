ln Partidas/rosa.sav Seguro/rosa.sav
