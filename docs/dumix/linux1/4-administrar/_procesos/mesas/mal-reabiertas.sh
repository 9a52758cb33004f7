# Falla: condición 2
pkill partida
sleep 1
partida mesa1 &
partida mesa2 &
partida mesa4 &
nohup marcador 9000 &> marcador.log &
sleep 1
