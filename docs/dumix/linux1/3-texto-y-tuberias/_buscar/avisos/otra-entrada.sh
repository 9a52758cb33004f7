grep --ignore-case error < recreativa.log | tee errores.txt | head -n 2
grep --count 'ficha ' < recreativa.log > fichas.txt
grep --invert-match "cabina 4" < recreativa.log > resto.txt
