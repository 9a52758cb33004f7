# Falla: condición 2
# Falla: condición 4
sudo chmod 777 /srv/marcador
sudo service marcador start
sudo sed -i 's/^#SALA/SALA/' /etc/default/marcador
sudo service marcador start
sudo grep '^ERROR' /var/log/marcador.log | sort -u > causas.txt
sudo grep -c 'mesa 3' /var/log/marcador.log > mesa3.txt
