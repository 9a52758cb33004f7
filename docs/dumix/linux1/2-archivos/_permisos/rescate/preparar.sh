# Alguien ejecutó chmod -R 644 en Partidas, como root. El sello de cada partida
# cambia cada vez.
mkdir -p Partidas/{2025,2026} /var/lib/club
for partida in 2025/rita 2025/leo 2026/rita; do
    echo "$partida $RANDOM$RANDOM" > "Partidas/$partida.sav"
done
cat Partidas/2025/{rita,leo}.sav Partidas/2026/rita.sav | sha256sum > /var/lib/club/partidas
cat > Partidas/contar.sh <<'FIN'
#!/bin/bash
cd "$HOME/Partidas" || exit
if ! cat 2025/rita.sav 2025/leo.sav 2026/rita.sav &> /dev/null; then
    echo 'No llego a todas las partidas.'
    exit 1
fi
sello=$(cat 2025/rita.sav 2025/leo.sav 2026/rita.sav | sha256sum)
printf 'Partidas: 3\nSello %s\n' "${sello:0:12}" > recuento.txt
echo 'Tres partidas a salvo.'
FIN
chown -R alumno:alumno Partidas
chmod -R 644 Partidas
