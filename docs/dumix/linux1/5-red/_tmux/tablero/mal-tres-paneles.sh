# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
tmux new -d -s club -n tablero 'marcador 900'
tmux split-window -t club 'ruleta 900'
tmux split-window -t club 'tail -f partidas.log'
