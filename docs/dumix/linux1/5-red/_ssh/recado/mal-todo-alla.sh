# Falla: condición 1
# Falla: condición 2
ssh ana@servidor 'ls Partidas > partidas.txt; sort -n marcas.txt | tail -n 1 > record.txt; tail -n 3 marcas.txt > ultimas.txt'
