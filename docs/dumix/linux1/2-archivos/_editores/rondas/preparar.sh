# Las rondas, con la final al principio y la semifinal fuera de su sitio.
rm -rf -- *
printf 'RONDAS\nFinal, sala grande\nSemifinal, sala norte\nOctavos, sala sur\nCuartos, sala sur\n' > rondas.txt
chown -R alumno:alumno .
