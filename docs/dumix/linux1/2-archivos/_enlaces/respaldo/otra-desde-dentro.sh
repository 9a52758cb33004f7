cd Seguro
ln ../Partidas/rosa.sav .
