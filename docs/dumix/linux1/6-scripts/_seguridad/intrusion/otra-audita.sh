sudo rm /etc/sudoers.d/juez /usr/local/sbin/juez
echo 'prensa 203.0.113.77' > entrada.txt
sudo usermod -e 0 prensa
sudo sed -i '/celular/d' /home/ana/.ssh/authorized_keys
sudo pkill -f sonda
sudo rm /usr/local/lib/.sonda
sudo chmod 000 /var/tmp/.mesa
