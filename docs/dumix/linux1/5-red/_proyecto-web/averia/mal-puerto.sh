# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sudo sed -i 's/192.168.1.20/127.0.2.1/' /etc/hosts
sudo sed -i 's,root /srv/club,root /srv/club;,; s/perdida/perdido/' /etc/nginx/sites-available/club
sudo service nginx start
sudo chgrp -R web /srv/club
sudo find /srv/club -type d -exec chmod 2775 {} +
sudo chmod -R o+r /srv/club
sudo grep '" 200 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > pedidas.txt
sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort -u > faltan.txt
