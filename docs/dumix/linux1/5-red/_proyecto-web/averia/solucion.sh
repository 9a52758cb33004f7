getent hosts club.test
sudo sed -i '/club.test/d' /etc/hosts
echo '127.0.2.1 club.test' | sudo tee -a /etc/hosts
sudo ss -tlnp
sudo pkill -x feria
sudo nginx -t
sudo sed -i 's,root /srv/club,root /srv/club;,' /etc/nginx/sites-available/club
sudo sed -i 's/perdida/perdido/' /etc/nginx/sites-available/club
sudo nginx -t
sudo service nginx start
sudo chgrp web /srv/club /srv/club/torneo
sudo chmod 2775 /srv/club /srv/club/torneo /srv/club/torneo/fotos
sudo chmod o+r /srv/club/reglas.html
curl -sI http://club.test/torneo/ | head -n 1
sudo grep '" 200 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > pedidas.txt
sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort -u > faltan.txt
cat pedidas.txt faltan.txt
