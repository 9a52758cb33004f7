sudo groupadd web
sudo usermod -g web ana
sudo mkdir /srv/club
sudo chown root:web /srv/club
sudo chmod 2775 /srv/club
rsync -rtO --chmod=D2775,F664 -p pagina/ ana@servidor:/srv/club
printf 'server {\nlisten 80;\nserver_name club.test;\nroot /srv/club;\nindex index.html;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-available/club
sudo ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled
sudo service nginx reload
echo '127.0.2.1 club.test' | sudo tee -a /etc/hosts
