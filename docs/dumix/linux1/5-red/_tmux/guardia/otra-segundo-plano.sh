tmux new -d -s sala 'marcador 900 & bash'
sleep 3
