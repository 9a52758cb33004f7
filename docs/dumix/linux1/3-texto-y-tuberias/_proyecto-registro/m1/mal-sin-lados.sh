# Falla: condición 1
grep M1 partidas.log | grep -v FALLO > m1.txt
