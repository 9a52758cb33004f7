# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
ssh ana@servidor ls Partidas > partidas.txt
ssh ana@servidor sort -n marcas.txt > record.txt
ssh ana@servidor tail -n 3 marcas.txt > ultimas.txt
