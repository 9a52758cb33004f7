tmux new -d -s sala
tmux send-keys -t sala 'nohup marcador 900 &' Enter
sleep 3
