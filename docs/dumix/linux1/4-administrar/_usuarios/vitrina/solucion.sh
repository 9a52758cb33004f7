ls -ld /srv/vitrina
getent group vitrina
id celia
echo celia > cuenta.txt
su - celia
touch /srv/vitrina/visto.txt
cp /srv/vitrina/clave.txt .
chmod o+r clave.txt
exit
cp /home/celia/clave.txt .
