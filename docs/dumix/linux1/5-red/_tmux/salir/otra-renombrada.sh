tmux new-session -d
tmux rename-session -t 0 sala
