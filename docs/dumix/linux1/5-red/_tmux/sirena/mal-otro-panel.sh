# Falla: condición 1
# Falla: condición 3
tmux kill-pane -t sala:0.2
