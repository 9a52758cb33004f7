# Falla: condición 1
cp /var/lib/club/final.txt Partidas
