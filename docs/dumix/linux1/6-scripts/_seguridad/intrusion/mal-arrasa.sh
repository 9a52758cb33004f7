# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 7
echo 'prensa 203.0.113.77' > entrada.txt
sudo userdel -r prensa
sudo rm /home/ana/.ssh/authorized_keys
sudo crontab -r
sudo rm /var/tmp/.mesa
sudo pkill perl
sudo pkill -x tablero
sudo pkill sonda
