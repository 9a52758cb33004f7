ps -u alumno | grep marcador | tr -s ' ' | sed 's/^ //' | cut -d ' ' -f 1 > marcador.txt
ps aux | grep 'proyector 9' | head -n 1 | cut -d ' ' -f 1 > cuenta.txt
pgrep ruleta | xargs kill
