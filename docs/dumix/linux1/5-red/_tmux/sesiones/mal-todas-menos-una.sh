# Falla: condición 3
tmux kill-session -a -t azul
tmux rename-session -t azul torneo
printf 'gris\nverde\ntorneo\n' > sesiones.txt
