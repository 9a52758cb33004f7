printf 'server {\nserver_name retro.test www.retro.test;\nroot /srv/retro/;\nerror_page 404 /nada.html;\n}\n' | sudo tee /etc/nginx/conf.d/retro.conf
sudo sed -i 's/servidor/servidor retro.test/' /etc/hosts
sudo service nginx restart
