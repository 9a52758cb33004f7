cd /tmp
tmux new -d -s club -n juego 'marcador 900 & ruleta 1 ; bash'
tmux split-window -t club 'ruleta 900 & bash'
tmux new-window -t club -n registro 'tail --follow=name /home/alumno/partidas.log | cat'
sleep 3
