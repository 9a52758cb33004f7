tmux new-session -d -s torneo -t azul
tmux kill-session -t azul
tmux kill-session -t rojo
tmux ls > sesiones.txt
