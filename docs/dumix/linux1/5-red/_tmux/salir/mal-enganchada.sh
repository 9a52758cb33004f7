# Falla: condición 2
tmux new -d -s sala
sleep 300 | tmux -C attach -t sala &> /dev/null &
sleep 3
