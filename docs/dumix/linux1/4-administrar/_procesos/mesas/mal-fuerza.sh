# Falla: condición 1
# Falla: condición 3
pkill -KILL -f 'partida mesa3'
marcador 9000 &
