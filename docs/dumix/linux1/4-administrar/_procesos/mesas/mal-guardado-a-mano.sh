# Falla: condición 1
pkill -KILL -f 'partida mesa3'
cat /var/lib/club/sello /var/lib/club/mesa3 > mesa3.sav
nohup marcador 9000 &> marcador.log &
