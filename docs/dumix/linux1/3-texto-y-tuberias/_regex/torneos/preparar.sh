# Cuarenta torneos con la fecha al revés, en un orden cualquiera.
juegos=(damas meteoros serpiente tanques)
for i in {1..40}; do
    printf '%02d/%02d/%d %s %d/%d\n' $((RANDOM % 28 + 1)) $((RANDOM % 12 + 1)) \
        $((RANDOM % 5 + 2021)) "${juegos[RANDOM % 4]}" $((RANDOM % 9 + 1)) $((RANDOM % 9 + 1))
done > torneos.txt
mkdir -p /var/lib/club
cp torneos.txt /var/lib/club/torneos.txt
chown alumno: torneos.txt
