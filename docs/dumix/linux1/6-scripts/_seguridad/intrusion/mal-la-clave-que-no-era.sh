# Falla: condición 4
# Falla: condición 7
echo 'prensa 203.0.113.77' > entrada.txt
sudo usermod -L -e 1 prensa
sudo sed -i '/porteria/d' /home/ana/.ssh/authorized_keys
sudo crontab -l | grep -v sonda > nuevo
sudo crontab nuevo
sudo rm /var/tmp/.mesa /usr/local/lib/.sonda
