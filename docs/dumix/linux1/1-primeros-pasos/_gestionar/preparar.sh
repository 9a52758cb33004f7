# El escritorio del club, antes de la Copa.
rm -r -- *
mkdir Capturas
printf 'Traer tu control.\n' > reglas.txt
printf 'Fantasma\nPulpo\n' > inscritos.txt
printf 'png' > captura.png
touch -d '2026-11-14 18:30' -- *
chown -R alumno:alumno .
