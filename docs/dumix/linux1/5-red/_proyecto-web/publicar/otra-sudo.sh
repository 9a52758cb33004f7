sudo groupadd web
sudo usermod -aG web ana
sudo cp -r pagina /srv/club
sudo chown -R ana:web /srv/club
sudo chmod -R u=rwX,g=rwX,o=rX /srv/club
sudo chmod g+s /srv/club /srv/club/torneo /srv/club/torneo/fotos
printf 'server {\nserver_name club.test;\nroot /srv/club;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-enabled/club
sudo sed -i 's/servidor/servidor club.test/' /etc/hosts
sudo service nginx restart
