pkill -f 'partida mesa3'
nohup marcador 9000 > /dev/null &
