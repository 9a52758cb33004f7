# Falla: condición 1
# Falla: condición 2
sudo sed -i 's/8080/8090/' /etc/default/chat
sudo ss -tlnp | grep ':8090 ' | cut -d '"' -f 2 > ocupaba.txt
sudo pkill -x ensayo
sleep 1
sudo service chat start
sudo service tablero start
