grep -E ';[0-9]+$' partidas.log > limpias.log
grep -E ';M1;' limpias.log > m1.txt
