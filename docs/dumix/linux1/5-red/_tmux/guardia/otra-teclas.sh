tmux new -d -s sala
tmux send-keys -t sala 'marcador 3600' Enter
sleep 3
