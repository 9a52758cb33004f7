cat recreativa.log | grep -i ERROR > errores.txt
grep 'ficha' recreativa.log | wc -l > fichas.txt
cat recreativa.log | grep -v 'cabina 4:' > resto.txt
