# Falla: condición 1
# Falla: condición 6
echo 'La cuenta fue prensa, desde 203.0.113.77' > entrada.txt
sudo usermod -L -e 1 prensa
sudo sed -i '/celular/d' /home/ana/.ssh/authorized_keys
sudo crontab -l | grep -v sonda > nuevo
sudo crontab nuevo
sudo pkill sonda
sudo mv /var/tmp/.mesa /root/mesa
