sudo groupadd web
sudo usermod -aG web ana
sudo usermod -aG web alumno
sudo mkdir /srv/club
sudo chown ana:web /srv/club
sudo chmod u=rwx,g=rwxs,o=rx /srv/club
tar -C pagina --mode='u=rwX,go=rX' -cf - . | ssh ana@servidor 'tar -C /srv/club --no-overwrite-dir -xf - && chmod g+s /srv/club /srv/club/torneo /srv/club/torneo/fotos && chgrp -R web /srv/club && chmod g+ws /srv/club /srv/club/torneo /srv/club/torneo/fotos'
printf 'server {\nlisten 80;\nserver_name club.test;\nroot /srv/club;\nindex index.html;\nerror_page 404 /perdido.html;\n}\n' | sudo tee /etc/nginx/sites-available/club
sudo ln -s /etc/nginx/sites-available/club /etc/nginx/sites-enabled
sudo service nginx reload
echo '127.0.2.1 club.test' | sudo tee -a /etc/hosts
