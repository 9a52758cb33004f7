# Falla: condición 1
echo 'root 198.51.100.9' > entrada.txt
sudo usermod -L -e 1 prensa
sudo sed -i '/celular/d' /home/ana/.ssh/authorized_keys
sudo crontab -l | grep -v sonda > nuevo
sudo crontab nuevo
sudo pkill sonda
sudo rm /var/tmp/.mesa
