# La computadora del club: un grupo y un directorio de torneos que es tuyo.
rm -r -- *
groupadd torneos
mkdir Torneos
printf 'Rita 3\nBeto 1\n' > Torneos/liga.txt
printf 'Sorteo a las 17:00\n' > Torneos/sorteo.txt
touch -d '2026-11-03 18:05' Torneos/*
chown -R alumno: Torneos
