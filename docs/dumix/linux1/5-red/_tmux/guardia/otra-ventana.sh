tmux new -d -s sala
tmux new-window -d -t sala 'marcador 900'
tmux detach
sleep 3
