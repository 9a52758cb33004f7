# Falla: condición 1
# Falla: condición 2
# Falla: condición 6
sudo groupadd web
sudo usermod -aG web ana
sudo mkdir -m 2775 /srv/club
sudo chgrp web /srv/club
sudo chmod 2775 /srv/club
chmod -R u=rwX,go=rX pagina
rsync -rtO pagina/ ana@servidor:/srv/club/
printf 'server {\nlisten 80;\nserver_name club.test;\nroot /srv/club;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-enabled/club
sudo service nginx reload
