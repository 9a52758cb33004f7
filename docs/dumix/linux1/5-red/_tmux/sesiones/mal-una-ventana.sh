# Falla: condición 1
# Falla: condición 4
tmux kill-window -t rojo:0
tmux rename-session -t azul torneo
tmux ls > sesiones.txt
