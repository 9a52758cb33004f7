# Falla: condición 2
# Falla: condición 3
tmux kill-session -t sala
