tmux send-keys -t sala:0.1 C-c
sleep 3
