tmux kill-window -t rojo:0
tmux kill-window -t rojo:1
tmux rename -t azul torneo
tmux ls -F '#S' | tee sesiones.txt
