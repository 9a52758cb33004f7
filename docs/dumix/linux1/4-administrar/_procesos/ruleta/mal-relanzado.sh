# Falla: condición 2
pkill -u alumno 'ruleta|marcador'
marcador 9000 &
sleep 1
pgrep marcador > marcador.txt
echo ana > cuenta.txt
