# Falla: condición 3
tmux new -d -s club -n juego 'marcador 900'
tmux split-window -t club 'ruleta 900'
cp partidas.log copia.log
tmux new-window -t club -n registro 'tail -f copia.log'
