# Falla: condición 1
# Falla: condición 2
pkill -f 'partida mesa2'
nohup marcador 9000 &> marcador.log &
