# La tabla de la liga, en un rincón.
mkdir -p Torneos/2026 Respaldo
printf 'Rita %s\nLeo %s\n' $RANDOM $RANDOM > Torneos/2026/liga.txt
chown -R alumno:alumno Torneos Respaldo
