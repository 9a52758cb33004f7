# Cuatro directorios y un archivo que se distinguen por sus campos.
mkdir -p /srv/archivo/caja-{1,2,3,4}
echo 'Inventario' > /srv/archivo/caja-5
chown ana:ana /srv/archivo/caja-1
chown root:alumno /srv/archivo/caja-2
chown ana:alumno /srv/archivo/caja-{3,4,5}
chmod 700 /srv/archivo/caja-1
chmod 750 /srv/archivo/caja-{2,3,4}
chmod 640 /srv/archivo/caja-5
touch -d '2024-03-05 09:30' /srv/archivo/caja-{1,2,4,5}
touch -d '2025-07-14 18:00' /srv/archivo/caja-3
