# Falla: condición 4
pkill -CONT proyector
pkill -u alumno 'partida|proyector|marcador'
pkill -9 sirena
marcador 9000 &
sleep 1
pgrep marcador > quedan.txt
