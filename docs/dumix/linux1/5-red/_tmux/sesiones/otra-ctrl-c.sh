tmux send-keys -t rojo:0 C-c
tmux send-keys -t rojo:1 C-c
sleep 3
tmux rename-session -t azul torneo
printf 'torneo\nverde\ngris\n' > sesiones.txt
