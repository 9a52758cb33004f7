# Falla: condición 1
# Falla: condición 2
tar -xf copia.tar.gz -C Partidas Partidas/final.txt
