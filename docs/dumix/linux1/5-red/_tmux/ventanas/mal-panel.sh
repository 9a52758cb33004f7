# Falla: condición 1
# Falla: condición 3
tmux rename-window -t sala:0 registro
tmux split-window -t sala
