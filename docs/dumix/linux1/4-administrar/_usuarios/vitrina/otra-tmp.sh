su celia
cd /srv/vitrina
> visto.txt
cat clave.txt > /tmp/clave.txt
exit
cat /tmp/clave.txt > clave.txt
echo celia > cuenta.txt
