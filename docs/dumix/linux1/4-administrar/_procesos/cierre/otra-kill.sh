pkill -CONT proyector
pgrep 'partida|proyector' | xargs kill
pgrep sirena | xargs kill -9
pgrep -a marcador > quedan.txt
