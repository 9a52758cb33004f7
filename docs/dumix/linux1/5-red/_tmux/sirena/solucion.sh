tmux capture-pane -p -t sala:0.1 | head -n 3
tmux kill-pane -t sala:0.1
