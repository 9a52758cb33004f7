# Falla: condición 5
sudo sed -i 's/192.168.1.20/127.0.2.1/' /etc/hosts
sudo pkill -x feria
sudo sed -i 's,root /srv/club,root /srv/club;,; s/perdida/perdido/' /etc/nginx/sites-available/club
sudo service nginx start
sudo chmod -R 777 /srv/club
sudo grep '" 200 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > pedidas.txt
sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort -u > faltan.txt
