kill -CONT "$(pgrep proyector)"
kill "$(pgrep partida)" "$(pgrep proyector)"
kill -KILL "$(pgrep sirena)"
ps -u alumno -o pid,comm | grep marcador > quedan.txt
ps -u ana -o pid,comm | grep marcador >> quedan.txt
