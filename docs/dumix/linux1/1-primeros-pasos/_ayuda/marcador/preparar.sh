# El marcador apunta victorias en ~/marcador.txt, cada una con un recibo que sale
# de sus datos y de un sello que cambia.
echo "$RANDOM$RANDOM" > /var/lib/club
cat > /usr/local/bin/marcador <<'FIN'
#!/bin/bash
pegas() {
    echo "Pruebe 'marcador --help' para más información." >&2
    exit 2
}
piezas=$(getopt -n marcador -o m:p:xb -l mesa:,puntos:,extra,borra,help -- "$@") || pegas
eval set -- "$piezas"
mesa=1 puntos=1 extra=no
while [ "$1" != -- ]; do
    case $1 in
    -m | --mesa) mesa=$2; shift ;;
    -p | --puntos) puntos=$2; shift ;;
    -x | --extra) extra=si ;;
    -b | --borra)
        rm -f "$HOME/marcador.txt"
        echo 'Marcador en blanco.'
        exit
        ;;
    --help)
        echo 'Modo de empleo: marcador [OPCIÓN]... EQUIPO'
        echo 'Apunta una victoria de EQUIPO.'
        echo
        echo '  -m, --mesa=N    la mesa donde se jugó; si no, la 1'
        echo '  -p, --puntos=N  lo que vale la victoria; si no, 1'
        echo '  -x, --extra     la partida llegó al tiempo extra'
        echo '  -b, --borra     deja el marcador en blanco'
        echo '      --help      muestra esta ayuda y termina'
        exit
        ;;
    esac
    shift
done
shift
if [ $# -ne 1 ]; then
    echo 'marcador: hace falta un equipo, y solo uno' >&2
    pegas
fi
recibo=$(cksum <<< "$mesa $puntos $extra $1 $(cat /var/lib/club)")
echo "$mesa $puntos $extra ${recibo% *} $1" >> "$HOME/marcador.txt"
echo "«$1» gana en la mesa $mesa. Puntos: $puntos. Tiempo extra: $extra."
FIN
chmod 755 /usr/local/bin/marcador
