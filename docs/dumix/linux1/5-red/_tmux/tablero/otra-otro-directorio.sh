tmux new -d -s club -n registro -c /tmp
tmux send-keys -t club 'tail -f ../home/alumno/partidas.log' Enter
tmux new-window -d -t club -n juego 'marcador 900'
tmux split-window -d -t club:juego 'ruleta 900'
tmux resize-pane -Z -t club:juego
sleep 4
