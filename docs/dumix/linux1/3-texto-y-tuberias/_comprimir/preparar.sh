# Capturas y partidas de la temporada, y un registro largo.
mkdir Partidas
printf 'Reglas de la sala\n' > Partidas/reglas.txt
for ((i = 0; i < 3000; i++)); do
    echo "2026-11-$((i / 150 + 1)) meteoros Celia $((i * 37 % 900)) puntos"
done > Partidas/otoño.log
for ((i = 0; i < 1500; i++)); do
    echo "2026-08-$((i / 60 + 1)) serpiente Bruno $((i * 53 % 700)) puntos"
done > Partidas/verano.log
touch -d '2026-11-01 10:00' Partidas/* Partidas
chown -R alumno: Partidas
