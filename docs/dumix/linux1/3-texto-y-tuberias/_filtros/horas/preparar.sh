# El registro de la máquina de arcade, con columnas separadas por los espacios que
# quiso. Ninguna hora empata con otra y las más llenas no son las primeras. Hay al menos
# dos partidas que, sin los espacios de más, son la misma línea.
juegos=(damas meteoros serpiente tanques)
hueco() { printf '%*s' $((RANDOM % 4 + 1)) ''; }
linea() {
    for ((i = 0; i < $1; i++)); do
        printf '%s:%02d%s%s%s%s\n' "$2" $((RANDOM % 60)) \
            "$(hueco)" "${juegos[RANDOM % 4]}" "$(hueco)" "$((RANDOM % 9 + 1))"
    done
}
{
    linea 9 16; linea 14 17; linea 22 18; linea 27 19
    linea 18 20; linea 11 21; linea 4 22
    for i in 1 2; do printf '19:40%s%s%s3\n' "$(hueco)" damas "$(hueco)"; done
} | shuf > maquina.log
mkdir -p /var/lib/club
cp maquina.log /var/lib/club
chown alumno: maquina.log
