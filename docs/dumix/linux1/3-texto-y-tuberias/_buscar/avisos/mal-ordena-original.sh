# Falla: condición 1
# Falla: condición 3
sort -o cabinas.log cabinas.log
grep -i error cabinas.log > errores.txt
grep -c ficha cabinas.log > fichas.txt
grep -v 'cabina 4' cabinas.log > resto.txt
