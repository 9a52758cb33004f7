# Falla: condición 1
tmux new -d -s sala
tmux new-window -t sala 'nohup marcador 900'
sleep 3
