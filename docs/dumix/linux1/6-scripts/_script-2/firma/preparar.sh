# Unas capturas para ensayar. Cada archivo lleva dentro su primer nombre.
mkdir 'Capturas de hoy'
cd 'Capturas de hoy'
for f in podio.png 'sala azul.png' club-duelo.png final.png notas.txt; do echo "$f" > "$f"; done
cd ..
chown -R alumno: 'Capturas de hoy'
# Ejecuta una copia del guion en un directorio aparte. Deja lo que escribe en $sale,
# sus avisos en $avisos y su estado en $estado.
cat > /usr/local/lib/juez <<'FIN'
copia=/tmp/copia-$$
estrena() {
    rm -rf "$copia"
    trap 'rm -rf "$copia"' EXIT
    mkdir "$copia" && cp ~/"$1" "$copia" && cd "$copia"
}
corre() {
    sale=$(HOME=$copia timeout 5 bash "./$1" "${@:2}" 2> .avisos < /dev/null)
    estado=$?
    avisos=$(< .avisos)
}
listo() {
    local primera
    [ -f ~/"$1" ] && [ -x ~/"$1" ] && read -r primera < ~/"$1" &&
        [[ $primera =~ ^'#!'\ *(/usr)?/bin/(env\ +)?bash(\ .*)?$ ]]
}
FIN
cat >> /usr/local/lib/juez <<'FIN'
monta() { mkdir "$1" && for f in "${@:2}"; do echo "$f" > "$1/$f" || return; done; }
queda() { (cd "$1" && LC_ALL=C && grep '' -- *); }
FIN
