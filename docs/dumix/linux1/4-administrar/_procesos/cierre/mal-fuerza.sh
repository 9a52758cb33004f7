# Falla: condición 1
# Falla: condición 2
pkill -9 partida
pkill -9 proyector
pkill -9 sirena
pgrep marcador > quedan.txt
