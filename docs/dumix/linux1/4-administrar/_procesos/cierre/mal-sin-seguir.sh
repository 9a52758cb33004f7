# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
pkill partida
pkill proyector
pkill sirena
pgrep marcador > quedan.txt
