tmux new -s sala -d 'sleep 9000'
