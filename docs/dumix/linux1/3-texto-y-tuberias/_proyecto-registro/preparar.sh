# El registro de octubre y lo que queda de los meses anteriores. La semilla es
# siempre la misma, para que la sesión salga igual a todo el mundo.
mes() {
    awk -v mes="$1" -v n="$2" -v semilla="$3" '
    function dia() {
        return sprintf("2026-%s-%02d %d:%02d", mes, 1 + int(rand() * 30),
            horas[1 + int(7 * rand() * rand())], int(rand() * 60))
    }
    BEGIN {
        srand(semilla)
        split("18 19 17 20 16 21 22", horas)
        split("meteoros serpiente tanques damas fontanero", juegos)
        split("Aurora Bruno Celia Damián Elena Gabriel", socios)
        split("7 1 10 4 12 3 9", rotas)
        split("mando atascado;no lee la ficha;pantalla negra", males, ";")
        for (i = 0; i < n; i++)
            printf "%s;M%d;%s;%s;%d\n", dia(), 1 + int(rand() * 12),
                juegos[1 + int(5 * rand() * rand())],
                socios[1 + int(6 * rand())], 60 + int(rand() * 9000)
        for (m = 1; m <= 7; m++)
            for (i = 0; i < 26 - 3 * m; i++)
                printf "%s;M%d;FALLO;%s\n", dia(), rotas[m], males[1 + int(rand() * 3)]
        for (i = 0; i < 2; i++)
            printf "2026-%s-%02d 2%d:\n", mes, 9 + 11 * i, i
    }' | sort
}
mes 10 3187 7 > partidas.log
mkdir -p Registro/viejo
mes 09 912 8 | tr ';' ',' > Registro/viejo/septiembre.log
mes 08 694 9 | tr ';' ',' > Registro/viejo/agosto.log
gzip Registro/viejo/*.log
chown -R alumno: partidas.log Registro
