cat cabinas.log | grep -i ERROR > errores.txt
grep 'ficha' cabinas.log | wc -l > fichas.txt
cat cabinas.log | grep -v 'cabina 4:' > resto.txt
