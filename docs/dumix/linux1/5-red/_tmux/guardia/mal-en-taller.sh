# Falla: condición 1
# Falla: condición 2
tmux new-window -t taller -n sala 'marcador 900'
