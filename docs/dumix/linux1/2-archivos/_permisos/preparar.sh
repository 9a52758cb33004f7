# La computadora del club: un programa sin su x, textos y dos directorios.
rm -r -- *
mkdir Capturas Torneos
echo 'Pantalla de la final' > Capturas/final.png
printf 'Rita\nBeto\n' > Torneos/liga.txt
printf '1. El mando se turna.\n2. Nada de tirar del cable.\n' > reglas.txt
printf 'Rita 555 0101\nBeto 555 0102\n' > socios.txt
printf '#!/bin/bash\necho "Récord: 48200 puntos"\n' > marcador.sh
chmod 755 Capturas Torneos
chmod 664 socios.txt
chmod 644 marcador.sh Capturas/final.png Torneos/liga.txt
chmod 444 reglas.txt
touch -d '2026-11-03 18:05' marcador.sh reglas.txt socios.txt Capturas/* \
    Torneos/* Capturas Torneos
chown -R alumno:alumno .
