# Falla: condición 4
# Falla: condición 5
pkill -CONT proyector
pkill -u alumno "partida|proyector|marcador"
pkill -9 sirena
ps -u alumno > quedan.txt
