# Falla: condición 2
id celia
echo celia > cuenta.txt
sudo touch /srv/vitrina/visto.txt
sudo chown celia /srv/vitrina/visto.txt
sudo cat /srv/vitrina/clave.txt > clave.txt
