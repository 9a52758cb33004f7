# Con qué probar la función. La prueba carga una copia, con otros archivos.
printf '%s\n' '320 damas' '180 ajedrez' '95 damas' > norte.txt
printf '%s\n' '410 ajedrez' '275 damas' > 'sala azul.txt'
: > vacia.txt
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
copia=/tmp/copia-$$
monta() {
    rm -rf $copia
    mkdir -p $copia
    cp ~/herramientas.sh $copia
    cd $copia || return
    printf '%s\n' a b c d e > 'cinco  líneas.txt'; printf '%s\n' a b > dos; : > nada
}
# Ejecuta, tras cargar el archivo, el script que recibe.
script() { timeout 3 bash -c ". ./herramientas.sh
$1" script 'cinco  líneas.txt' < /dev/null; }
cifras() { local n=($(script "$1")); [ "${n[*]}" = "$2" ]; }
FIN
# Usa la función en un script con sus variables y comprueba que siguen como estaban.
cat > /usr/local/lib/rastro <<'FIN'
for v_ in n f lineas archivo nombre fichero total cuantas num i x; do printf -v $v_ intacta; done
ruta_=$PATH
antes_=
antes_=" $(compgen -v | tr '\n' ' ') "
{ . ./herramientas.sh; lineas dos; } > /dev/null 2>&1
for v_ in $(compgen -v); do
    case $v_ in _ | PIPESTATUS | BASH_* | FUNCNAME | OPTIND) continue ;; esac
    [[ $antes_ == *" $v_ "* ]] || exit 1
done
for v_ in n f lineas archivo nombre fichero total cuantas num i x; do
    [ "${!v_}" = intacta ] || exit 1
done
[ "$IFS" = $' \t\n' ] && [ "$PATH" = "$ruta_" ]
FIN
