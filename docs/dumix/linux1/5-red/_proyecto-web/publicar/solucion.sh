sudo groupadd web
sudo usermod -aG web ana
sudo mkdir /srv/club
sudo chgrp web /srv/club
sudo chmod 2775 /srv/club
chmod -R u=rwX,go=rX pagina
rsync -rtOi --delete pagina/ ana@servidor:/srv/club/
sudo tee /etc/nginx/sites-available/club > /dev/null << FIN
server {
    listen 80;
    server_name club.test;
    root /srv/club;
    index index.html;
    error_page 404 /perdido.html;
}
FIN
sudo ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled
sudo nginx -t
sudo service nginx reload
echo '127.0.2.1 club.test' | sudo tee -a /etc/hosts
curl -sI http://club.test/ | head -n 1
