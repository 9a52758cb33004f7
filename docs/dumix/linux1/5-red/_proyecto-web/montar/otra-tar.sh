chmod -R u=rwX,go=rX pagina
tar -czf p.tar.gz --exclude='*.bak' pagina
sudo tar -xzf p.tar.gz -C /var/www/html
sudo mv /var/www/html/pagina /var/www/html/club
