# El cartel del torneo.
rm -rf -- *
printf 'TORNEO DEL CLUB\nSábado a las 16:00\nSala grande\n' > cartel.txt
chown -R alumno:alumno .
