ps -u alumno -o pid,stat,comm
pkill partida
pkill proyector
pkill -CONT proyector
pkill sirena
pgrep -l sirena
pkill -KILL sirena
pgrep -l marcador > quedan.txt
