pgrep -a partida
pgrep -a partida | grep mesa3 | cut -d ' ' -f 1 | xargs kill
nohup marcador 9000 &> marcador.log &
