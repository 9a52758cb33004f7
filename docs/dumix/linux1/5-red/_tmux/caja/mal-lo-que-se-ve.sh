# Falla: condición 1
tmux capture-pane -p -t caja | grep código > codigo.txt
