# Falla: condición 6
echo celia > cuenta.txt
su - celia -c 'touch /srv/vitrina/visto.txt'
sudo chmod -R o+rx /srv/vitrina
cp /srv/vitrina/clave.txt .
