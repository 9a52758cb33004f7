sudo cp -a pagina /var/www/html/club
cd /var/www/html/club
sudo find . -name '*.bak' -delete
sudo chown -R root:www-data .
sudo chmod -R u=rwX,g=rX,o=rX .
