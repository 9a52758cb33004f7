# Un programa con dos versiones y otro que solo está en casa.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
mkdir Programas
printf '#!/bin/bash\necho "Ranking de 2019"\n' > /usr/local/bin/ranking
printf '#!/bin/bash\necho "Ranking de hoy, hoja %s"\n' "$sello" > Programas/ranking
printf '#!/bin/bash\necho "Socios, hoja %s"\n' "$sello" > Programas/socios
chmod 755 /usr/local/bin/ranking Programas/*
Programas/ranking > /usr/local/share/ranking.txt
Programas/socios > /usr/local/share/socios.txt
chown -R alumno: Programas
