# Tres meses en un paquete. Los dos viejos van con comas y comprimidos.
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
mkdir -p Registro/viejo Registro/pruebas /usr/local/share/club
mes 10 $((2000 + RANDOM % 600)) > Registro/octubre.log
mes 09 $((700 + RANDOM % 300)) | tr ';' ',' > Registro/viejo/septiembre.log
mes 08 $((500 + RANDOM % 300)) | tr ';' ',' > Registro/viejo/agosto.log
cat Registro/*.log Registro/viejo/*.log | tr ',' ';' | grep -E ';[0-9]+$' |
    LC_ALL=C sort | md5sum > /usr/local/share/club/todo
gzip Registro/viejo/*.log
mes 07 40 > Registro/pruebas/ensayo.txt
echo 'Hasta septiembre, las columnas iban con comas.' > Registro/viejo/leeme.txt
tar --mtime='2026-11-02 12:00' -czf registro.tar.gz Registro
rm -r Registro
chown alumno: registro.tar.gz
md5sum < registro.tar.gz > /usr/local/share/club/paquete
