# Falla: condición 1
tmux new -d -s club
tmux new-window -t club -n juego 'marcador 900'
tmux split-window -t club 'ruleta 900'
tmux new-window -t club -n registro 'tail -f partidas.log'
