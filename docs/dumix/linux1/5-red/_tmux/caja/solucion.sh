tmux capture-pane -p -S - -t caja | grep código
tmux capture-pane -p -S - -t caja | grep código | grep -o -E '[0-9]+' > codigo.txt
