grep --ignore-case error < cabinas.log | tee errores.txt | head -n 2
grep --count 'ficha ' < cabinas.log > fichas.txt
grep --invert-match "cabina 4" < cabinas.log > resto.txt
