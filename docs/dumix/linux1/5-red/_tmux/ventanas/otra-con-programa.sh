tmux new-window -d -t sala -n registro 'sleep 9000'
