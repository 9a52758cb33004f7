# Las partidas de hoy en tres salas, para probar el script, y otras para juzgarlo.
cat > norte.txt <<'FIN'
Ana;1250
Bruno;980
Celia;1410
Ana;760
Leo;300
FIN
cat > sur.txt <<'FIN'
Leo;640
Rita;1120
Bruno;90
FIN
cat > 'sala azul.txt' <<'FIN'
Rita;870
Celia;1330
Ana;55
Gael;410
FIN
mkdir -p /usr/local/lib
cat > /usr/local/lib/juez <<'FIN'
# Ejecuta en otro directorio una copia del script. Deja en `salida`, `avisos` y `estado` lo
# que escribe y cómo termina.
c=/tmp/copia-$$
rm -rf $c
trap 'rm -rf $c' EXIT
mkdir $c && cp informe.sh $c && cd $c || exit 1
printf '%s\n' 'Zoe;12' 'Ana;999' 'Zoe;80' 'Leo;99' > este.txt
printf '%s\n' 'Rita;1020' 'Gael;310' 'Ana Belén;87' > 'la sala roja.txt'
echo 'Iris;5' > torre.txt
: > vacia.txt
corre() { salida=$(timeout 3 bash ./informe.sh "$@" < /dev/null 2> avisos); estado=$?; avisos=$(< avisos); }
# Cumple si el script avisa y termina con 1 sin escribir ningún resultado.
rechaza() { corre "$@"; [ "$estado" = 1 ] && [ -z "$salida" ] && [ -n "$avisos" ]; }
FIN
chown -R alumno: .
