pkill -9 sirena
pkill -15 proyector
pkill -18 proyector
pkill -TERM partida
pgrep marcador | tee quedan.txt
