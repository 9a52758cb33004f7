rm -rf -- *
mkdir -p Partidas Archivo/Carrera
for n in 01 02 03; do printf 'juego: carrera\npartida: %s\n' "$n" > Partidas/carrera-$n.sav; done
printf 'juego: carrera\npartida: 02\n' > Partidas/carrera-02.sav.viejo
printf 'La pista 3 va lenta.\n' > Partidas/carrera.txt
chown -R alumno:alumno .
