ssh ana@servidor cat marcas.txt > marcas
sort -n marcas | tail -n 1 > record.txt
tail -n 3 marcas | ssh ana@servidor 'cat > ultimas.txt; ls -1r Partidas' > partidas.txt
