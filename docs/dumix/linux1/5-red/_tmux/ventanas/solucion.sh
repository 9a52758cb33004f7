tmux new-window -t sala -n registro
tmux list-windows -t sala
