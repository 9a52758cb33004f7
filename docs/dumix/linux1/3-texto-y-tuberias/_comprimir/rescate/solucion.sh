tar -tf copia.tar.gz
tar -xf copia.tar.gz Partidas/final.txt
