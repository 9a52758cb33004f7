# Falla: condición 4
sudo sed -i 's/8080/8090/' /etc/default/chat
sudo pkill ensayo
sleep 1
sudo service chat restart
sudo service tablero start
echo ensayo > ocupaba.txt
