# Falla: condición 2
grep ';M1;' partidas.log > m1.txt
