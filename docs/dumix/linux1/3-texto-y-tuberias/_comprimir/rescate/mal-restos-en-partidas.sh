# Falla: condición 2
tar -xf copia.tar.gz -C Partidas
mv Partidas/Partidas/final.txt Partidas
