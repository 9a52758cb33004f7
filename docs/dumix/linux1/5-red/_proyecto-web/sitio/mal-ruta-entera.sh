# Falla: condición 4
printf 'server {\nlisten 80;\nserver_name retro.test;\nroot /srv/retro;\nerror_page 404 /srv/retro/nada.html;\n}\n' | sudo tee /etc/nginx/sites-enabled/retro
sudo service nginx reload
echo '127.0.2.1 retro.test' | sudo tee -a /etc/hosts
