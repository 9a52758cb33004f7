# guardar escribe en «actual», con un sello que sale de un número distinto cada vez.
mkdir -p Partidas/2025 Partidas/2026 /var/lib/club
echo "$RANDOM-$RANDOM-$(date +%N)" > /var/lib/club/cartucho
echo 'Nivel 3, dos vidas' > Partidas/2025/rita.sav
echo 'Nivel 7, una vida' > Partidas/2025/leo.sav
ln -s Partidas/2025 actual
cat > guardar <<'FIN'
#!/bin/bash
if [ $# -ne 1 ]; then
    echo 'Uso: ./guardar NOMBRE'
    exit 1
fi
cd "$HOME" || exit
sello=$(echo "$1" | cat - /var/lib/club/cartucho | sha256sum)
printf 'Partida de %s\nSello %s\n' "$1" "${sello:0:12}" > "actual/$1.sav" &&
    echo "Guardada en actual/$1.sav"
FIN
chmod 755 guardar
chown -Rh alumno:alumno Partidas actual guardar
