tmux new -d 'marcador 1000'
tmux ls
tmux rename-session -t 1 sala
