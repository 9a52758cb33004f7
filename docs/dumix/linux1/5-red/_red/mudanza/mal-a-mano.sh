# Falla: condición 2
# Falla: condición 3
sudo service chat stop
sudo service tablero start
sudo pkill -x ensayo
sleep 1
nohup sudo /usr/local/sbin/chat 0.0.0.0 8090 &> /dev/null &
sleep 2
echo ensayo > ocupaba.txt
