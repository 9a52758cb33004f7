# Dos listas para ensayar, una con jugadores y otra vacía.
echo 'Celia
Noa' > norte.txt
touch 'sala azul.txt'
chown alumno: ./*.txt
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
