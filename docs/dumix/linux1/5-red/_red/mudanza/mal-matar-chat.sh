# Falla: condición 2
# Falla: condición 3
# Falla: condición 5
sudo pkill -x chat
sleep 1
sudo service tablero start
echo chat > ocupaba.txt
