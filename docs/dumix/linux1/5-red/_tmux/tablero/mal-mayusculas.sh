# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
tmux new -d -s club -n Juego 'marcador 900'
tmux split-window -t club 'ruleta 900'
tmux new-window -t club -n Registro 'tail -f partidas.log'
