sudo sed -i '$d' /var/spool/cron/crontabs/root
sudo pkill -KILL -x .sonda
sudo find /var/tmp -perm -4000 -delete
sudo usermod -e 2020-05-05 prensa
sudo sed -i 2d /home/ana/.ssh/authorized_keys
echo prensa 203.0.113.77 > entrada.txt
