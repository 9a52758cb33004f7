# Falla: condición 3
printf 'server {\nlisten 80;\nserver_name club.test;\nroot /srv/club;\nindex index.html;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-available/club
sudo ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled
sudo service nginx reload
echo '127.0.2.1 club.test' | sudo tee -a /etc/hosts
sudo groupadd web
sudo usermod -aG web ana
sudo mkdir -m 2775 /srv/club
sudo chgrp web /srv/club
sudo chmod 2775 /srv/club
chmod -R u=rwX,go=rX pagina
scp -qr pagina/* ana@servidor:/srv/club
