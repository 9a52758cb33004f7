# Falla: condición 1
# Falla: condición 2
grep error cabinas.log > errores.txt
grep ficha cabinas.log > fichas.txt
grep -v 'cabina 4' cabinas.log > resto.txt
