tmux new -d -s club -n registro 'tail -n 20 -F partidas.log'
tmux new-window -t club -n juego 'ruleta 2000'
tmux split-window -t club 'marcador 2000'
sleep 3
