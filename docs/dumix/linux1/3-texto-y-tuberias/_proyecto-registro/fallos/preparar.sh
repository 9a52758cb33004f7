# Un mes de partidas, distinto cada vez.
semilla() { od -An -N3 -tu4 /dev/urandom | tr -d ' '; }
revuelve() { shuf -e "$@" | tr '\n' ' '; }
juegos=$(revuelve damas fontanero meteoros serpiente tanques)
horas=$(revuelve 16 17 18 19 20 21 22)
maquinas=$(revuelve M1 M2 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12)
socios=$(revuelve Aurora Bruno Celia Damián Elena Gabriel)
# El registro de un mes: partidas acabadas, fallos y dos líneas cortadas. Los
# primeros de cada lista salen bastante más que los demás, y nadie empata.
mes() {
    awk -v mes="$1" -v n="$2" -v semilla="$(semilla)" -v j="$juegos" \
        -v h="$horas" -v m="$maquinas" -v s="$socios" '
    function dia() {
        return sprintf("2026-%s-%02d %d:%02d", mes, 1 + int(rand() * 30),
            horas[1 + int(7 * rand() * rand())], int(rand() * 60))
    }
    BEGIN {
        srand(semilla)
        split(j, juegos); split(h, horas); split(m, maquinas); split(s, socios)
        split("mando atascado;no lee la ficha;pantalla negra", males, ";")
        for (i = 0; i < n; i++)
            printf "%s;M%d;%s;%s;%d\n", dia(), 1 + int(rand() * 12),
                juegos[1 + int(5 * rand() * rand())],
                socios[1 + int(6 * rand())], 60 + int(rand() * 9000)
        for (k = 1; k <= 7; k++)
            for (i = 0; i < 26 - 3 * k; i++)
                printf "%s;%s;FALLO;%s\n", dia(), maquinas[k], males[1 + int(rand() * 3)]
        for (i = 0; i < 2; i++)
            printf "2026-%s-%02d 2%d:\n", mes, 9 + 11 * i, i
    }' | LC_ALL=C sort
}
mes 10 $((1200 + RANDOM % 900)) > partidas.log
chown alumno: partidas.log
# El registro puede crecer, pero no perder lo que tiene ahora.
mkdir -p /usr/local/share/club
wc -c < partidas.log > /usr/local/share/club/bytes
md5sum < partidas.log > /usr/local/share/club/registro
