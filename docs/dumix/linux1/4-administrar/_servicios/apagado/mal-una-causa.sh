# Falla: condición 1
# Falla: condición 3
sudo chown games /srv/marcador
sudo grep '^ERROR' /var/log/marcador.log | sort -u > causas.txt
sudo service marcador start
sudo grep -c 'mesa 3 no' /var/log/marcador.log > mesa3.txt
