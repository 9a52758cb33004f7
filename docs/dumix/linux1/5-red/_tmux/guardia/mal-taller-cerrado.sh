# Falla: condición 3
tmux new -d -s sala 'marcador 900'
tmux kill-session -t taller
