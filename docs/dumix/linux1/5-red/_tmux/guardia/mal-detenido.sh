# Falla: condición 1
tmux new -d -s sala 'marcador 900; bash'
sleep 3
pkill -STOP marcador
