# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
tmux new -d -s juego 'marcador 900'
tmux split-window -t juego 'ruleta 900'
tmux new -d -s registro 'tail -f partidas.log'
