# Falla: condición 1
# Falla: condición 2
ssh ana@servidor 'sort marcas.txt | tail -n 1; tail -n 3 marcas.txt > ultimas.txt' > record.txt
sudo ls -l /home/ana/Partidas > partidas.txt
