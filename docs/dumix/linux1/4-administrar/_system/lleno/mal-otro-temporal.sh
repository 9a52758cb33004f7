# Falla: condición 2
echo /srv/capturas > lleno.txt
mv /srv/capturas/serpiente/cola.png /var/tmp
