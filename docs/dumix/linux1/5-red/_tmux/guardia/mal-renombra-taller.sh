# Falla: condición 3
tmux rename-session -t taller sala
tmux new-window -d -t sala: 'marcador 900'
