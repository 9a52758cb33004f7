# Falla: condición 1
tmux new -d -s sala 'marcador 90; bash'
