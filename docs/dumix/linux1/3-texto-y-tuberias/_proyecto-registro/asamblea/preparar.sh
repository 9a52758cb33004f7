# Los tres meses ya limpios, sus fallos aparte y el programa que sella.
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
for m in 08 09 10; do mes $m $((900 + RANDOM % 600)); done > /tmp/bruto
{
    grep -E ';[0-9]+$' /tmp/bruto
    echo "2026-10-$((RANDOM % 20 + 10)) 19:3$((RANDOM % 10));M$((RANDOM % 12 + 1));damas;${socios%% *};$((9200 + RANDOM % 700))"
} | LC_ALL=C sort > todo.log
grep FALLO /tmp/bruto > fallos.txt
rm /tmp/bruto
chown alumno: todo.log fallos.txt

mkdir -p /opt/club/bin /usr/local/share/club
{
    echo "Partidas: $(wc -l < todo.log)" | md5sum
    echo "Juego: ${juegos%% *}" | md5sum
    echo "Hora: ${horas%% *}" | md5sum
    echo "Puntos: $(sort -t ';' -k 5 -nr todo.log | head -n 1 | cut -d ';' -f 4,5)" | md5sum
    echo "Fallos: ${maquinas%% *}" | md5sum
} > /usr/local/share/club/respuestas
semilla > /opt/club/sello
cat > /opt/club/bin/sellar <<'FIN'
#!/bin/bash
informe=$HOME/Informe/informe.txt
if [ -z "$CLUB" ]; then
    echo 'sellar: no me ha llegado la variable CLUB.' >&2
    exit 1
fi
if [ ! -f "$informe" ]; then
    echo 'sellar: no encuentro Informe/informe.txt.' >&2
    exit 1
fi
echo "$CLUB $(cat "$informe" /opt/club/sello | md5sum | cut -c 1-8)" > "$HOME/Informe/sello.txt"
echo "Sellado por $CLUB."
FIN
chmod 755 /opt/club/bin/sellar
