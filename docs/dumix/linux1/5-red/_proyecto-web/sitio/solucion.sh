sudo tee /etc/nginx/sites-available/retro > /dev/null << FIN
server {
    listen 80;
    server_name retro.test;
    root /srv/retro;
    index index.html;
    error_page 404 /nada.html;
}
FIN
sudo ln -s /etc/nginx/sites-available/retro /etc/nginx/sites-enabled
sudo nginx -t
sudo service nginx reload
echo '127.0.2.1 retro.test' | sudo tee -a /etc/hosts
