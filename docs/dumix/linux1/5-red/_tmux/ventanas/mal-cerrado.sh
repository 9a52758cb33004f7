# Falla: condición 1
# Falla: condición 3
tmux new-window -t sala -n registro
pkill marcador
sleep 3
