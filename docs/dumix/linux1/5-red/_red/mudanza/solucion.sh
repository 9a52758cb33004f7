tail -n 1 /var/log/tablero.log
sudo ss -tlnp
sudo sed -i 's/PUERTO=8080/PUERTO=8090/' /etc/default/chat
sudo service chat restart
tail -n 1 /var/log/chat.log
sudo ss -tlnp | grep :8090
echo ensayo > ocupaba.txt
sudo pkill -x ensayo
sleep 1
sudo service chat start
sudo service tablero start
