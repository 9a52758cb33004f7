tmux new -d -s a 'marcador 900'
tmux split-window -b -t a 'ruleta 900; bash'
tmux new-window -t a 'tail -f < partidas.log'
tmux rename-window -t a:0 juego
tmux rename-window -t a:1 registro
tmux rename-session -t a club
