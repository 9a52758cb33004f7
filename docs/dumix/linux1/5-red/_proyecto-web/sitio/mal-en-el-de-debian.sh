# Falla: condición 4
# Falla: condición 5
sudo sed -i 's,root /var/www/html;,root /srv/retro;,' /etc/nginx/sites-available/default
echo '127.0.2.1 retro.test' | sudo tee -a /etc/hosts
sudo service nginx reload
