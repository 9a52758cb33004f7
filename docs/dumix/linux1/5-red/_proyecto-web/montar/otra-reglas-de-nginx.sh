sudo cp -r pagina /var/www/html/club
sudo chmod -R u=rwX,go=rX /var/www/html/club
sudo sed -i 's,server_name _;,server_name _; location ~ \\.bak$ { return 410; },' /etc/nginx/sites-available/default
sudo service nginx reload
