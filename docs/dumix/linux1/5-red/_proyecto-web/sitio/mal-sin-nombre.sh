# Falla: condición 1
# Falla: condición 3
printf 'server {\nlisten 80;\nserver_name retro.test;\nroot /srv/retro;\nerror_page 404 /nada.html;\n}\n' | sudo tee /etc/nginx/sites-enabled/retro
sudo service nginx reload
