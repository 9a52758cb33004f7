grep -v FALLO partidas.log | grep 'M1;' > m1.txt
