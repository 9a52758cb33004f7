# Falla: condición 3
echo celia > cuenta.txt
su - celia
touch /srv/vitrina/visto.txt
cp /srv/vitrina/clave.txt .
exit
cp /home/celia/clave.txt .
