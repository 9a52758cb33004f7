sudo cat /var/log/auth.log | grep Accepted
sudo cat /var/log/auth.log | grep 'sudo:   prensa'
echo 'prensa 203.0.113.77' > entrada.txt
sudo usermod -L -e 1 prensa
sudo ssh-keygen -lf /home/ana/.ssh/authorized_keys
sudo sed -i '/ana@celular/d' /home/ana/.ssh/authorized_keys
sudo crontab -l | grep -v sonda > nuevo
sudo crontab nuevo
sudo pkill sonda
sudo rm /usr/local/lib/.sonda /var/tmp/.mesa
