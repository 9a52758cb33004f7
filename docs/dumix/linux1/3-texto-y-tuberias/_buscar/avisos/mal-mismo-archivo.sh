# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
grep -i error cabinas.log > cabinas.log
cat cabinas.log > errores.txt
grep -c ficha cabinas.log > fichas.txt
grep -v 'cabina 4' cabinas.log > resto.txt
