# Falla: condición 2
# Falla: condición 5
echo 'prensa 203.0.113.77' > entrada.txt
sudo usermod -p '$6$rounds=1000$practica$otra' prensa
sudo sed -i '/celular/d' /home/ana/.ssh/authorized_keys
sudo service cron stop
sudo pkill sonda
sudo chmod u-s /var/tmp/.mesa
