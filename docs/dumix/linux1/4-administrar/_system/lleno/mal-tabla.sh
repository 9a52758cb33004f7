# Falla: condición 1
df -h /srv/capturas > lleno.txt
rm /srv/capturas/serpiente/cola.png
