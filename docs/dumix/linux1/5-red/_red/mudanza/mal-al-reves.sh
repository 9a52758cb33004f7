# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sudo ss -tlnp | grep ':8090 ' | cut -d '"' -f 2 > ocupaba.txt
sudo pkill -x ensayo
sudo sed -i 's/8080/8090/' /etc/default/tablero
sleep 1
sudo service tablero start
