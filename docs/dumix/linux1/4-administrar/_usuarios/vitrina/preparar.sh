# Tres cuentas sin contraseña; celia tiene el grupo vitrina de principal.
groupadd -g 1600 vitrina
useradd -m -s /bin/bash bruno
useradd -m -s /bin/bash -N -g vitrina celia
useradd -m -s /bin/bash elena
passwd -q -d bruno
passwd -q -d celia
passwd -q -d elena
groupadd visitas
gpasswd -M bruno,elena visitas
mkdir -p /srv/vitrina /usr/local/share/club
echo "La clave es $((RANDOM % 9000 + 1000))$((RANDOM % 9000 + 1000))." > /srv/vitrina/clave.txt
md5sum < /srv/vitrina/clave.txt > /usr/local/share/club/clave
chown -R root:vitrina /srv/vitrina
chmod 770 /srv/vitrina
chmod 640 /srv/vitrina/clave.txt
