gunzip copia.tar.gz
tar -xf copia.tar Partidas/final.txt
