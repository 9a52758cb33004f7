tmux new -d -s club -n juego 'marcador 9000'
tmux split-window -h -t club:juego 'ruleta 9000'
tmux new-window -d -t club -n registro 'tail -f partidas.log'
tmux list-windows -t club
