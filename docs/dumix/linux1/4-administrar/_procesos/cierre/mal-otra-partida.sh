# Falla: condición 1
# Falla: condición 2
pkill -9 'partida|proyector|sirena'
partida &
proyector &
sleep 1
pkill 'partida|proyector'
sleep 1
pgrep marcador > quedan.txt
