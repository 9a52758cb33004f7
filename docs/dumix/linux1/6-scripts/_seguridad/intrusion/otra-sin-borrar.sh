echo 'prensa	203.0.113.77' > entrada.txt
sudo usermod -s /usr/sbin/nologin prensa
sudo gpasswd -d prensa sudo
sudo sed -i 's/.*celular/# &/' /home/ana/.ssh/authorized_keys
sudo crontab -l | sed 's/^@reboot/#&/' > nuevo
sudo crontab nuevo
sudo chmod u-s /var/tmp/.mesa
sudo kill $(pgrep sonda)
sudo chmod -x /usr/local/lib/.sonda
