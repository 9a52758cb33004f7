# Falla: condición 1
# Falla: condición 2
pkill -KILL 'partida|proyector|sirena'
echo "partida, $(cat /var/lib/club/partida), $(cat /var/lib/club/sello)" > partida.sav
echo "proyector, $(cat /var/lib/club/proyector), $(cat /var/lib/club/sello)" > proyector.sav
pgrep marcador > quedan.txt
