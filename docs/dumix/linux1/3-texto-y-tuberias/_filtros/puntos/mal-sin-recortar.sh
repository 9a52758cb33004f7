# Falla: condición 1
# Falla: condición 2
sort partidas.txt > puntos.txt
