# Lo que dejó la segunda parte, una partida nueva y el programa que certifica.
rm -rf -- *
mkdir -p Club/Partidas Club/Torneos
cd Club/Partidas
for n in 01 02 03 04; do printf 'juego: lucha\npartida: %s\nclave: %s\n' "$n" "$RANDOM" > lucha-$n.sav; done
for n in 01 02 03; do printf 'juego: carrera\npartida: %s\nclave: %s\n' "$n" "$RANDOM" > carrera-$n.sav; done
printf 'juego: lucha\npartida: 05\nclave: %s\n' "$RANDOM" > perdida
printf 'En la sala 2 falta un mando.\n' > lucha.txt
cp carrera-01.sav carrera-01.sav.viejo
cd ../..
mkdir -p Club/Archivo/Lucha Club/Archivo/Carrera
cp Club/Partidas/lucha-0?.sav Club/Archivo/Lucha
cp Club/Partidas/carrera-0?.sav Club/Archivo/Carrera
cp Club/Partidas/perdida Club/Archivo/Lucha/lucha-05.sav
chmod 664 Club/Archivo/*/*.sav
chmod 755 Club Club/Archivo Club/Archivo/*
chmod 444 Club/Archivo/*/*.sav
ln -s Lucha/lucha-05.sav Club/Archivo/ultima.sav
printf 'ARCHIVO DE PARTIDAS\nlucha: 5\ncarrera: 3\nultima: lucha-05\n' > Club/Archivo/indice.txt
printf 'juego: carrera\npartida: 04\nclave: %s\n' "$RANDOM" > Club/Partidas/carrera-04.sav
mkdir -p /var/lib/club
echo "$RANDOM-$RANDOM-$(date +%N)" > /var/lib/club/sello
chmod 755 /var/lib/club
chmod 644 /var/lib/club/sello
cat > /usr/local/bin/certificar <<'FIN'
#!/bin/bash
cd "$HOME/Club/Archivo" 2>/dev/null || { echo "No encuentro Club/Archivo."; exit 1; }
falta() { echo "Sin certificar: $1"; exit 1; }
cmp -s ../Partidas/carrera-04.sav Carrera/carrera-04.sav || falta 'la partida nueva no está archivada.'
[ ! ../Partidas/carrera-04.sav -ef Carrera/carrera-04.sav ] || falta 'la partida nueva tiene que ser una copia.'
[ "$(find Lucha Carrera -mindepth 1 | sort)" = "$(printf '%s\n' Carrera/carrera-0{1..4}.sav Lucha/lucha-0{1..5}.sav)" ] || falta 'en Lucha o en Carrera falta o sobra algo.'
[ "$(stat -c %a */*.sav | sort -u)" = 444 ] || falta 'hay partidas que no están en r--r--r--.'
[ "$(stat -c %a Lucha Carrera | sort -u)" = 555 ] || falta 'hay un directorio abierto.'
[ -L ultima.sav ] && [ ultima.sav -ef Carrera/carrera-04.sav ] || falta 'ultima.sav no lleva a la última.'
grep -qx 'lucha: 5' indice.txt && grep -qx 'carrera: 4' indice.txt && grep -qx 'ultima: carrera-04' indice.txt || falta 'el índice no está al día.'
[ ! -L ../Torneos/final.sav ] && [ ../Torneos/final.sav -ef Lucha/lucha-05.sav ] && grep -qx 'partida: 05' Lucha/lucha-05.sav || falta 'la final no es la misma partida.'
sello=$(sha256sum < /var/lib/club/sello)
echo "Sello ${sello:0:12}" > certificado.txt || falta 'no se puede escribir en Archivo.'
echo 'Archivo certificado.'
FIN
chmod 755 /usr/local/bin/certificar
chown -R -h alumno:alumno .
chmod 555 Club/Archivo/Lucha Club/Archivo/Carrera
