pkill -f 'partida mesa3'
nohup marcador 15m &> marcador.log &
