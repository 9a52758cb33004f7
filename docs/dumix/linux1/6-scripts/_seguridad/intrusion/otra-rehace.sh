printf 'prensa 203.0.113.77\n' | tee entrada.txt
sudo passwd -l prensa
sudo grep -v celular /home/ana/.ssh/authorized_keys > buenas
sudo cp buenas /home/ana/.ssh/authorized_keys
echo '30 4 * * * /usr/local/bin/guarda > /dev/null 2>&1' | sudo crontab -
sudo chmod 644 /var/tmp/.mesa
sudo pkill -KILL -f /usr/local/lib/.sonda
