# Un directorio publicado con prisa: un archivo y un directorio cerrados, y otro que está bien cerrado.
mkdir -p /var/www/html/sala/fotos
cd /var/www/html/sala
echo 'lunes: leo' > turnos.txt
echo 'la copa, con su dueña' > fotos/copa.txt
echo '312 monedas' > caja.txt
chmod 600 turnos.txt caja.txt
chmod 700 fotos
