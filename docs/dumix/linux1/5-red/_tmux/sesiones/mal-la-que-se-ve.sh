# Falla: condición 1
# Falla: condición 3
tmux kill-session -t gris
tmux rename-session -t azul torneo
printf 'gris\nverde\ntorneo\n' > sesiones.txt
