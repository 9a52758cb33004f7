grep -i error recreativa.log > errores.txt
grep -c ficha recreativa.log > fichas.txt
grep -v 'cabina 4' recreativa.log > resto.txt
