sudo cp -r pagina /var/www/html/club
sudo rm /var/www/html/club/reglas.bak /var/www/html/club/torneo/cuadro.bak
sudo chmod -R u=rwX,go=rX /var/www/html/club
curl -sI http://servidor/club/ | head -n 1
