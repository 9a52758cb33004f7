tmux new -d -s club
tmux send-keys -t club 'marcador 900' Enter
tmux split-window -t club
tmux send-keys -t club 'ruleta 900' Enter
tmux rename-window -t club:0 juego
tmux new-window -t club
tmux rename-window -t club:1 registro
tmux send-keys -t club:1 'tail -f ~/partidas.log' Enter
sleep 5
