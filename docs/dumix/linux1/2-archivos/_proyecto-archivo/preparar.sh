# Las partidas guardadas del club, en un montón.
rm -rf -- *
mkdir -p Partidas Archivo/Lucha Archivo/Carrera
for n in 01 02 03; do printf 'juego: lucha\npartida: %s\nnivel: 4\n' "$n" > Partidas/lucha-$n.sav; done
for n in 01 02; do printf 'juego: carrera\npartida: %s\nnivel: 9\n' "$n" > Partidas/carrera-$n.sav; done
printf 'juego: lucha\npartida: 04\nnivel: 7\n' > Partidas/perdida
printf 'En la sala 2 falta un mando.\n' > Partidas/lucha.txt
chmod 644 Partidas/*
chown -R alumno:alumno .
