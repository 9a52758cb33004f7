# Las cuentas y los grupos ya hechos, y lo que hay que repartir.
groupadd socios
groupadd arbitros
for u in aurora bruno; do useradd -m -s /bin/bash -G socios $u; done
for u in celia damian; do useradd -m -s /bin/bash -G socios,arbitros $u; done
mkdir Partidas
printf 'juego: meteoros\npuntos: 7023\n' > Partidas/aurora.sav
printf 'juego: serpiente\npuntos: 9055\n' > Partidas/bruno.sav
printf 'aurora - damian\nbruno - celia\n' > cruces.txt
chown -R alumno: Partidas cruces.txt
