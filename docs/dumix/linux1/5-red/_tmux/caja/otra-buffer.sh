tmux capture-pane -S - -t caja
tmux save-buffer todo.txt
sed -n 's/^El código de la caja es //p' todo.txt | tee codigo.txt
