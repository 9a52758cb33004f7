pkill partida
pkill proyector
pkill -CONT proyector
pkill -KILL sirena
pgrep -a marcador | sed 's/ /: /' > quedan.txt
