# Falla: condición 2
pkill partida
sleep 1
pkill -KILL proyector
pkill -KILL sirena
cp partida.sav proyector.sav
pgrep marcador > quedan.txt
