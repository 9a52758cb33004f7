# Falla: condición 2
tmux new-window -t sala -n registros
