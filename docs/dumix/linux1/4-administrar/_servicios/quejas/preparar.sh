# El registro de las luces, que no lee cualquiera.
printf '#!/bin/sh\nexit 0\n' > /usr/sbin/policy-rc.d
chmod 755 /usr/sbin/policy-rc.d
niveles=(INFO INFO AVISO INFO ERROR)
cosas=('sala norte' 'sala sur' 'el pasillo' 'sin AVISO previo')
for ((i = 0; i < 150; i++)); do
    echo "${niveles[RANDOM % 5]} ${cosas[RANDOM % 4]}, $((RANDOM % 90)) minutos"
done > /var/log/luces.log
chown games:adm /var/log/luces.log
chmod 640 /var/log/luces.log
mkdir -p /var/lib/club
grep ^AVISO /var/log/luces.log | md5sum > /var/lib/club/suma
