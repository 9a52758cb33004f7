# Falla: condición 1
# Falla: condición 2
tmux new -d -s sala
tmux kill-session -t sala
tmux ls
