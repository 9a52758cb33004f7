# Falla: condición 4
sudo chown games /srv/marcador
sudo service marcador start
sudo sed -i 's/^#SALA/SALA/' /etc/default/marcador
sudo service marcador start
sudo grep '^ERROR' /var/log/marcador.log | sort -u > causas.txt
cp /var/lib/club/mesa3 mesa3.txt
