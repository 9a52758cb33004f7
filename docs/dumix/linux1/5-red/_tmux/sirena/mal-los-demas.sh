# Falla: condición 2
# Falla: condición 3
tmux kill-pane -a -t sala:0.0
