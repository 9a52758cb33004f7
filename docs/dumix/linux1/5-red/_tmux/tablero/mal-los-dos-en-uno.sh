# Falla: condición 2
tmux new -d -s club -n juego 'marcador 900 & ruleta 900'
tmux split-window -t club
tmux new-window -t club -n registro 'tail -f partidas.log'
sleep 3
