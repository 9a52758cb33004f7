# Falla: condición 2
tmux kill-session -t rojo
tmux rename-window -t azul:1 torneo
printf 'gris\nverde\ntorneo\n' > sesiones.txt
