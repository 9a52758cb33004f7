tmux new-window -t sala
tmux rename-window -t sala:1 registro
