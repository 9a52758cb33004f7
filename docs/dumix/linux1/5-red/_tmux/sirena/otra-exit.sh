pkill sirena
sleep 3
tmux send-keys -t sala:0.1 exit Enter
sleep 3
