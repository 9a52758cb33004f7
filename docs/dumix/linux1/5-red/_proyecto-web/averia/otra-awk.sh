sudo sed -i 's/192.168.1.20/127.0.2.1/' /etc/hosts
sudo sed -i 's,root /srv/club,root /srv/club;,; s/perdida/perdido/' /etc/nginx/sites-available/club
sudo pkill feria
sudo service nginx restart
sudo chgrp -R web /srv/club
sudo find /srv/club -type d -exec chmod 2775 {} +
sudo chmod -R o+r /srv/club
sudo awk '$9 == 200 { n[$7]++ } END { for (r in n) print n[r], r }' /var/log/nginx/access.log.1 | sort -nr | head -n 3 | cut -d ' ' -f 2 > pedidas.txt
sudo awk '$9 == 404 { print $7 }' /var/log/nginx/access.log.1 | sort | uniq > faltan.txt
