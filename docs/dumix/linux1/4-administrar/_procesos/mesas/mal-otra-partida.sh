# Falla: condición 1
pkill -KILL -f 'partida mesa3'
partida mesa3 &
sleep 1
pkill -f 'partida mesa3'
nohup marcador 9000 &> marcador.log &
