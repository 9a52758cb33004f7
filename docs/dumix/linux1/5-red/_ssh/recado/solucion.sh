ssh ana@servidor ls Partidas > partidas.txt
ssh ana@servidor 'sort -n marcas.txt | tail -n 1' > record.txt
ssh ana@servidor 'tail -n 3 marcas.txt > ultimas.txt'
