# Falla: condición 2
pgrep marcador > marcador.txt
echo ana > cuenta.txt
pkill -STOP 'ruleta|marcador'
pkill -KILL ruleta
