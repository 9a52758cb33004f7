mkdir Ayer
tar -xzf copia.tar.gz -C Ayer
cp Ayer/Partidas/final.txt Partidas
