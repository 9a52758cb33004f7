# La cuenta de visitas, sin contraseña, un grupo y una partida sin dueño.
rm -r -- *
useradd -m -s /bin/bash -c 'Visitas' visita
passwd -q -d visita
groupadd torneos
gpasswd -M ana,visita torneos
mkdir Partidas
echo 'nivel 9' > Partidas/copa.sav
echo 'nivel 4' > Partidas/vieja.sav
touch -d '2026-11-03 18:05' Partidas/*
chown -R alumno: Partidas
chown ana: Partidas/copa.sav
chown 1007:1007 Partidas/vieja.sav
