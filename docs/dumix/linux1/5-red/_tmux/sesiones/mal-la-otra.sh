# Falla: condición 2
# Falla: condición 3
tmux kill-session -t rojo
tmux rename-session -t gris torneo
tmux rename-session -t azul gris
tmux ls > sesiones.txt
