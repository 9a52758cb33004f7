# Falla: condición 3
# Falla: condición 4
sudo chown games /srv/marcador
sudo service marcador start
sudo sed -i 's/^#SALA/SALA/' /etc/default/marcador
sudo service marcador start
sudo grep '^ERROR' /var/log/marcador.log > causas.txt
grep -c 'mesa 3 no' /var/log/marcador.log > mesa3.txt
