tmux ls
tmux list-panes -s -t azul
tmux capture-pane -p -S - -t azul:0 | grep -E 'ERROR|Torneo'
tmux capture-pane -p -S - -t azul:1 | grep -E 'ERROR|Torneo'
tmux capture-pane -p -S - -t gris:0.0 | grep -E 'ERROR|Torneo'
tmux capture-pane -p -S - -t gris:0.1 | grep -E 'ERROR|Torneo'
tmux capture-pane -p -S - -t rojo:0 | grep -E 'ERROR|Torneo'
tmux kill-session -t rojo
tmux rename-session -t azul torneo
tmux ls > sesiones.txt
