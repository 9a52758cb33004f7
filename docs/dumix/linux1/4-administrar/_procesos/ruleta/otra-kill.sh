pgrep -l marcador > marcador.txt
ps -o user,comm -C proyector | tail -n 1 | cut -d " " -f 1 > cuenta.txt
pkill -KILL ruleta
