# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
tmux kill-server
tmux ls > sesiones.txt
