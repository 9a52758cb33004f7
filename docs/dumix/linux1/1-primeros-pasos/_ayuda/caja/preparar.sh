# Una página del manual, ya compuesta: «manual nombre 'resumen'» y el resto.
mkdir -p /usr/local/man/es/cat1
manual() {
    {
        echo "${1^^}(1)                        Programas del club"
        printf '\nNOMBRE\n       %s - %s\n\n' "$1" "$2"
        cat
    } | gzip > "/usr/local/man/es/cat1/$1.1.gz"
}
# El sello cambia cada vez y lo llevan los archivos que escriben los programas.
echo "$RANDOM$RANDOM" > /var/lib/club

cat > /usr/local/bin/caja-fuerte <<'FIN'
#!/bin/bash
pegas() {
    echo "Pruebe 'caja-fuerte --help' para más información." >&2
    exit 2
}
piezas=$(getopt -n caja-fuerte -o s -l clave:,silencio,desconecta,help -- "$@") || pegas
eval set -- "$piezas"
clave= silencio=
# Cómo están la puerta y la alarma; si aún no se apuntó, la caja está en paz.
puerta=cerrada alarma=callada
# Con su recibo, que es otro para cada estado: no basta cambiar una palabra.
recibo() { cksum <<< "$1 $2 $(cat /var/lib/club)"; }
[ -f "$HOME/caja.txt" ] && read -r p a r < "$HOME/caja.txt" &&
    [ "$r" = "$(recibo "$p" "$a")" ] && puerta=$p alarma=$a
apunta() { echo "$puerta $alarma $(recibo "$puerta" "$alarma")" > "$HOME/caja.txt"; }
while [ "$1" != -- ]; do
    case $1 in
    --clave) clave=$2; shift ;;
    -s | --silencio) silencio=si ;;
    --desconecta)
        alarma=callada
        apunta
        echo 'Silencio.'
        exit
        ;;
    --help)
        echo 'Modo de empleo: caja-fuerte [OPCIÓN]... --clave=CLAVE'
        echo 'Abre la caja fuerte del club.'
        echo
        echo 'Cómo se forma la clave y las demás opciones: «man caja-fuerte».'
        exit
        ;;
    esac
    shift
done
if [ ! "$clave" ]; then
    echo 'caja-fuerte: falta la clave' >&2
    pegas
fi
if [ ! "$silencio" ]; then
    alarma=sonando
    apunta
    echo '¡BIIIIP! Suena la alarma en todo el barrio.'
fi
if [ "$clave" != groups-echo ]; then
    echo 'caja-fuerte: clave incorrecta' >&2
    exit 1
fi
puerta=abierta
apunta
echo 'Clac. Dentro hay 340 monedas y una nota: «no cambiar la clave».'
FIN
chmod 755 /usr/local/bin/caja-fuerte
manual caja-fuerte 'abre la caja fuerte del club' <<'FIN'
SINOPSIS
       caja-fuerte [OPCIÓN]... --clave=CLAVE

DESCRIPCIÓN
       Abre la caja donde se guarda la recaudación. La caja pesa más  que  las
       máquinas  de  juego y lleva en el club desde antes que ellas. No se sabe
       cómo entró por la puerta.

       La alarma está conectada siempre. Suena al usar este programa, también
       cuando la clave es la buena, salvo que se le pida silencio.

OPCIONES
       --clave=CLAVE
              la clave; es obligatoria. Véase más abajo.

       --desconecta
              calla la alarma si ya está sonando, y no abre nada

       --help muestra un resumen y termina

       -s, --silencio
              que no suene la alarma

CLAVE
       La clave son dos nombres de comandos unidos por un  guion,  sin  espacios
       y en minúsculas, como en sala-torneo.

       El primero es el que imprime los grupos en los que está un usuario.

       El segundo es uno de estos tres: hostname, echo, whoami. Es el único que
       forma parte de la shell.

ESTADO DE SALIDA
       0 si la caja se abrió, 1 si la clave no era esa, 2 si no se entendió  lo
       que se pedía.
FIN
