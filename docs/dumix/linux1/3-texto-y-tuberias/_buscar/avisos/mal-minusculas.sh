# Falla: condición 1
# Falla: condición 2
grep error recreativa.log > errores.txt
grep ficha recreativa.log > fichas.txt
grep -v 'cabina 4' recreativa.log > resto.txt
