# Las partidas de hoy en tres salas, para probar el script, y otros archivos para juzgarlo.
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
# Ejecuta en otro directorio una copia del script, con el archivo y las líneas que se digan.
c=/tmp/copia-$$
rm -rf $c
trap 'rm -rf $c' EXIT
mkdir -p $c/Salas && cp ultima.sh $c && cd $c || exit 1
corre() { timeout 5 bash ./ultima.sh "$@" < /dev/null; }
FIN
chown -R alumno: .
