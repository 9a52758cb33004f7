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

cat > /usr/local/bin/neon <<'FIN'
#!/bin/bash
modo=fijo
case $1 in
'') ;;
--help)
    echo 'Modo de empleo: neon [OPCIÓN]'
    echo 'Enciende el letrero de la puerta.'
    echo
    echo '  --modo=MODO  cómo brilla; los modos están en «man neon»'
    exit
    ;;
--modo=fijo | --modo=ola | --modo=chispa | --modo=eclipse) modo=${1#*=} ;;
*)
    echo "neon: no se entiende '$1'" >&2
    echo "Pruebe 'neon --help' para más información." >&2
    exit 2
    ;;
esac
echo "$modo $(cat /var/lib/club)" > "$HOME/letrero.txt"
echo "Letrero encendido, en modo $modo."
FIN
chmod 755 /usr/local/bin/neon
manual neon 'enciende el letrero de la puerta' <<'FIN'
SINOPSIS
       neon [--modo=MODO]

DESCRIPCIÓN
       Enciende  el  letrero de la puerta del club. Si ya lo estaba, cambia su
       modo de brillar.

       El letrero tiene treinta y dos tubos y una letra que se funde cada  dos
       o  tres  meses,  casi  siempre  la segunda. Si eso ocurre no es culpa de
       este programa.

OPCIONES
       --modo=MODO
              brilla según el MODO que se diga; el normal es fijo

       --help muestra un resumen y termina

MODOS
       fijo   todas las letras, sin parpadeo. Es el de cada tarde.

       ola    las letras se encienden de izquierda a derecha.  Se  estrenó  en
              un cumpleaños y nadie ha vuelto a pedirlo.

       chispa parpadeo  rápido.  No se recomienda si hay público delante de la
              puerta.

       eclipse
              el borde encendido y las letras a oscuras. Es  el  de  la  final
              del torneo.

ESTADO DE SALIDA
       0 si el letrero se encendió, 2 si no se entendió la opción.

VÉASE TAMBIÉN
       rotular
FIN
