# Falla: condición 3
pkill -f 'partida mesa3'
nohup marcador 9000 &> marcador.log &
kill -STOP %1
jobs
