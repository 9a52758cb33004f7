grep ':1600:' /etc/passwd | cut -d : -f 1 > cuenta.txt
su celia -c 'touch /srv/vitrina/visto.txt'
su - celia -c 'cat /srv/vitrina/clave.txt' > clave.txt
