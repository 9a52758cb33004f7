# Falla: condición 2
pkill partida
nohup marcador 9000 &> marcador.log &
