sudo rm /etc/nginx/sites-enabled/club
sudo rm -r /etc/nginx/sites-available/club
printf 'server {\nlisten 80;\nserver_name club.test www.club.test;\nroot /srv/club/;\nindex index.html;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/conf.d/club.conf
sudo pkill -x feria
sudo service nginx start
sudo sed -i '/club.test/s/.*/127.0.0.1 club.test/' /etc/hosts
sudo gpasswd -a alumno web
sudo chgrp web /srv/club /srv/club/torneo
sudo chmod ug=rwx,o=rx,g+s /srv/club /srv/club/torneo
sudo chmod 644 /srv/club/reglas.html
sudo grep '" 200 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > pedidas.txt
sudo grep '" 404 ' /var/log/nginx/access.log.1 | cut -d ' ' -f 7 | sort -u > faltan.txt
