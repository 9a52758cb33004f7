# Falla: condición 3
echo /srv/capturas > lleno.txt
rm -r /srv/capturas/serpiente /srv/capturas/damas
