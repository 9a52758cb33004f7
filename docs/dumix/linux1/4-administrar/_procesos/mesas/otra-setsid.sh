pgrep -a partida | grep mesa3 | cut -d ' ' -f 1 | xargs kill
setsid -f marcador 9000 < /dev/null &> marcador.log
