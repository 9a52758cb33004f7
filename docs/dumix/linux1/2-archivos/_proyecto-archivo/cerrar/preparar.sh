rm -rf -- *
mkdir -p Archivo/Lucha
for n in 01 02 03; do printf 'juego: lucha\npartida: %s\n' "$n" > Archivo/Lucha/lucha-$n.sav; done
chmod 664 Archivo/Lucha/*
chmod 755 Archivo Archivo/Lucha
chown -R alumno:alumno .
