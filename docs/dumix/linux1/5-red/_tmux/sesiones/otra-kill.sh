tmux list-panes -s -t rojo -F '#{pane_pid}' | xargs kill
sleep 3
tmux rename-session -t azul torneo
tmux ls | cut -d : -f 1 > sesiones.txt
