# Falla: condición 2
sudo chown games:alumno /srv/marcador
sudo chmod 775 /srv/marcador
sudo service marcador start
sudo sed -i 's/^#SALA/SALA/' /etc/default/marcador
sudo service marcador start
sudo grep '^ERROR' /var/log/marcador.log | sort -u > causas.txt
sudo grep -c 'mesa 3 no' /var/log/marcador.log > mesa3.txt
