echo 'PUERTO=8090' | sudo tee -a /etc/default/chat
sudo ss -tlnp | grep ':8090 ' > linea.txt
cut -d '"' -f 2 linea.txt > ocupaba.txt
grep -oE 'pid=[0-9]+' linea.txt | cut -d = -f 2 | xargs sudo kill -9
sudo /etc/init.d/chat restart
sudo /etc/init.d/tablero start
