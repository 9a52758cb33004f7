printf 'server {\nlisten 127.0.0.1:80;\nserver_name retro.test;\nroot /srv/retro;\nerror_page 404 /nada.html;\n}\n' | sudo tee /etc/nginx/sites-available/retro
sudo ln -s /etc/nginx/sites-available/retro /etc/nginx/sites-enabled/
sudo service nginx reload
echo '127.0.0.1 retro.test' | sudo tee -a /etc/hosts
curl -sI http://retro.test | head -n 1
