# La cuenta de visitas, sin contraseña, y una nota que solo lee ella.
useradd -m -s /bin/bash -c 'Visitas' visita
passwd -q -d visita
printf '17:00 Rita\n18:00 Beto\n' > /home/visita/turno.txt
chown visita: /home/visita/turno.txt
chmod 600 /home/visita/turno.txt
