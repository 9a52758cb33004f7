# Falla: condición 2
# Falla: condición 3
tmux new-window -t sala
tmux rename-window -t sala:0 registro
