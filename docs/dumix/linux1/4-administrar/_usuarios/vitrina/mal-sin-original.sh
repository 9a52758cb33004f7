# Falla: condición 6
echo celia > cuenta.txt
su - celia
touch /srv/vitrina/visto.txt
mv /srv/vitrina/clave.txt .
cp clave.txt copia.txt
chmod o+r copia.txt
exit
cp /home/celia/copia.txt clave.txt
