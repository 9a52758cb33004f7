sudo service chat stop
sudo service tablero start
nc -d servidor 8090 | tee ocupaba.txt
ps -C ensayo -o pid= | xargs sudo kill
sudo sed -i 's/8080/8090/' /etc/default/chat
sleep 1
sudo service chat start
