# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
id celia | cut -d ' ' -f 1 > nota.txt
echo celia > cuenta.txt
su - celia
touch /srv/vitrina/visto.txt
cp /srv/vitrina/clave.txt /home/alumno
