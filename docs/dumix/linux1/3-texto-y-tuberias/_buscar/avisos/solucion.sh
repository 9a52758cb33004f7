grep -i error cabinas.log > errores.txt
grep -c ficha cabinas.log > fichas.txt
grep -v 'cabina 4' cabinas.log > resto.txt
