# Falla: condición 4
tmux ls > sesiones.txt
tmux kill-session -t rojo
tmux rename-session -t azul torneo
