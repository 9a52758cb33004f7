# Falla: condición 1
# Falla: condición 2
tmux break-pane -d -s sala:0.1
