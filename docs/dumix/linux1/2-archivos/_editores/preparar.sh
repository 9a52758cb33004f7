# El cartel del torneo y la lista de turnos.
rm -rf -- *
printf 'TORNEO DEL CLUB\nSábado a las 16:00\nSala grande\n' > cartel.txt
printf 'TURNOS DE LA CONSOLA\nLeo\nAna\nRita\n' > turnos.txt
chown -R alumno:alumno .
