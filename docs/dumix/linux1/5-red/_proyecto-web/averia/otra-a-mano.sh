sudo kill $(pidof -x feria)
printf 'server {\nserver_name club.test;\nroot /srv/club;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-available/club
sudo nginx
sudo sed -i 's/servidor/servidor club.test/; /192.168/d' /etc/hosts
sudo chown -R ana:web /srv/club
sudo chmod -R u=rwX,g=rwXs,o=rX /srv/club
printf '/\n/torneo/cuadro.txt\n/reglas.html' > pedidas.txt
printf '%s \n' /wp-login.php /.env /salas/404.html /torneo/cuadros.txt > faltan.txt
