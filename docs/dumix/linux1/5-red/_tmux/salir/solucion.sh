tmux new -d -s sala
tmux ls
