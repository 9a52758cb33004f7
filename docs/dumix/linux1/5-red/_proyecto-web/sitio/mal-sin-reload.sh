# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
printf 'server {\nlisten 80;\nserver_name retro.test;\nroot /srv/retro;\nerror_page 404 /nada.html;\n}\n' | sudo tee /etc/nginx/sites-available/retro
sudo ln -s /etc/nginx/sites-available/retro /etc/nginx/sites-enabled
echo '127.0.2.1 retro.test' | sudo tee -a /etc/hosts
