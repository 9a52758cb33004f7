sudo chown games: /srv/marcador
sudo chmod 770 /srv/marcador
sudo service marcador start
sudo sed -i 's/^#SALA/SALA/' /etc/default/marcador
sudo service marcador start
sudo grep '^ERROR' /var/log/marcador.log | sort -u > causas.txt
sudo grep -c 'mesa 3 no' /var/log/marcador.log > mesa3.txt
