pgrep marcador > marcador.txt
ps aux | grep proyector
echo ana > cuenta.txt
pkill ruleta
