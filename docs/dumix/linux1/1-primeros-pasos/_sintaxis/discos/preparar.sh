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
# Lo que dejó quien se equivocó: el color, detrás de los dos guiones.
for nombre in -c rojo; do
    echo "$(cat /var/lib/rotular)|$nombre|normal|negro" > "Etiquetas/$nombre"
done
chown -R alumno: Etiquetas
