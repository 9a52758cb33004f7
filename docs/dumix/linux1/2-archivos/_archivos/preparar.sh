# El directorio personal de la lección, con sus tamaños, sus dueños y sus fechas.
rm -r -- *
mkdir Capturas Torneos
printf '#!/bin/bash\necho Abre\n' > abrir.sh
chmod 755 abrir.sh
for ((i = 0; i < 400; i++)); do
    echo '2026-11-20 20:30 zeta aldea 3800'
done > partidas.log
printf 'Una ficha, una partida.\nQuien pierde cede el mando.\n' > reglas.txt
head -c 912384 /dev/zero > Capturas/podio.gif
ln -s reglas.txt normas
chown -Rh alumno:alumno .
chgrp games partidas.log
chmod 664 partidas.log

fecha() {
    touch -h -d "$1" "${@:2}"
}
fecha '2026-10-17 20:41' abrir.sh
fecha '2026-10-02 10:00' Capturas/podio.gif Capturas
fecha '2026-11-10 07:58' normas
fecha '2026-11-20 20:37' partidas.log
fecha '2026-02-12 09:30' reglas.txt
fecha '2025-08-30 11:11' Torneos

# La casa de ana.
rm -r /home/ana
install -d -m 700 -o ana -g ana /home/ana
fecha '2026-11-20 08:40' /home/ana
