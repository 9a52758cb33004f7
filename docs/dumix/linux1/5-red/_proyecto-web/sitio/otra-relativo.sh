echo '127.0.0.1 retro.test' | sudo tee -a /etc/hosts
cat > retro << FIN
server {
    listen 80;
    server_name retro.test;
    root /srv/retro;
    error_page 403 404 /nada.html;
}
FIN
sudo mv retro /etc/nginx/sites-available
cd /etc/nginx/sites-enabled
sudo ln -s ../sites-available/retro
sudo nginx -s reload
