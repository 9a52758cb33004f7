# Las partidas del club, sin archivar.
rm -rf -- *
mkdir -p Club/Partidas Club/Torneos
cd Club/Partidas
for n in 01 02 03 04; do printf 'juego: lucha\npartida: %s\nclave: %s\n' "$n" "$RANDOM" > lucha-$n.sav; done
for n in 01 02 03; do printf 'juego: carrera\npartida: %s\nclave: %s\n' "$n" "$RANDOM" > carrera-$n.sav; done
printf 'juego: lucha\npartida: 05\nclave: %s\n' "$RANDOM" > perdida
printf 'En la sala 2 falta un mando.\n' > lucha.txt
cp carrera-01.sav carrera-01.sav.viejo
cd ../..
chown -R alumno:alumno .
