tmux new -d -s sala 'marcador 900'
tmux ls
