# Falla: condición 1
tmux capture-pane -p -S - -t caja | grep código > codigo.txt
