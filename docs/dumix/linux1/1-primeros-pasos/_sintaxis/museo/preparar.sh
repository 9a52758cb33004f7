# Tres salas, y en cada una el aparato que se busca.
mkdir 'Sala de sonido' 'Sala de redes' Depósito
pieza() {
    head -c "$2" /dev/zero > "$1"
    touch -d "$3" "$1"
}
pieza 'Sala de sonido/casete' 17320 '2026-11-12 10:20'
pieza 'Sala de sonido/gramófono' 47261 '2026-09-30 18:05'
pieza 'Sala de sonido/minidisco' 9115 '2026-11-15 09:00'
pieza 'Sala de sonido/rocola' 47621 '2026-08-21 16:45'
pieza 'Sala de sonido/tocadiscos' 30744 '2026-10-04 12:30'
pieza 'Sala de redes/fax' 6204 '2026-11-14 17:40'
pieza 'Sala de redes/módem' 33600 '2026-11-14 17:04'
pieza 'Sala de redes/paloma' 280 '2026-11-15 06:30'
pieza 'Sala de redes/telégrafo' 1844 '2026-11-05 19:55'
pieza 'Sala de redes/walkie-talkie' 5120 '2026-10-27 23:50'
pieza Depósito/.disquete 1440 '2026-10-10 08:15'
pieza Depósito/enchufes 512 '2026-10-10 08:20'
pieza Depósito/monitor 20480 '2026-10-10 08:25'
# rotular, el programa de las etiquetas: una por argumento, en ~/Etiquetas.
# Cada etiqueta guarda un sello que cambia cada vez, lo que dice, su letra y su tinta.
echo "$RANDOM$RANDOM" > /var/lib/rotular
cat > /usr/local/bin/rotular <<'FIN'
#!/bin/bash
uso() {
    echo 'Modo de empleo: rotular [OPCIÓN]... NOMBRE...'
    echo 'Hace una etiqueta con cada NOMBRE y la deja en Etiquetas.'
    echo
    echo '  -c, --color=COLOR  el color de la tinta; si no, negro'
    echo '  -g, --grande       con letra grande'
    echo '  -q, --quitar       tira las etiquetas que llevan ese NOMBRE'
    echo '  -h, --help         muestra esta ayuda y termina'
    echo '      --version      dice la versión y termina'
}
pegas() {
    echo "Pruebe 'rotular --help' para más información." >&2
    exit 2
}
piezas=$(getopt -n rotular -o c:gqh -l color:,grande,quitar,help,version -- "$@") || pegas
eval set -- "$piezas"
tinta=negro letra=normal quitar=
while [ "$1" != -- ]; do
    case $1 in
    -c | --color) tinta=$2; shift ;;
    -g | --grande) letra=grande ;;
    -q | --quitar) quitar=si ;;
    -h | --help) uso; exit ;;
    --version) echo 'rotular 1.0, hecho en el club'; exit ;;
    esac
    shift
done
shift
if [ $# -eq 0 ]; then
    echo 'rotular: falta el nombre' >&2
    pegas
fi
for nombre in "$@"; do
    etiqueta=$HOME/Etiquetas/$nombre
    if [ "$quitar" ]; then
        if [ ! -e "$etiqueta" ]; then
            echo "rotular: no hay ninguna etiqueta «$nombre»" >&2
        else
            rm -- "$etiqueta" && echo "«$nombre», a la basura."
        fi
    elif [ -z "$nombre" ] || [[ $nombre = */* ]]; then
        echo "rotular: «$nombre» no cabe en una etiqueta" >&2
    else
        echo "$(cat /var/lib/rotular)|$nombre|$letra|$tinta" > "$etiqueta"
        echo "«$nombre», en $tinta y letra $letra."
    fi
done
FIN
chmod 755 /usr/local/bin/rotular
mkdir Etiquetas
chown -R alumno: 'Sala de sonido' 'Sala de redes' Depósito Etiquetas
