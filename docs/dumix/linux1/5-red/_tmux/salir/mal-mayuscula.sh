# Falla: condición 1
# Falla: condición 2
tmux new -d -s Sala
