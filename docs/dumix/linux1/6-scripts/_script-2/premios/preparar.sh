# La máquina de premios, todavía sin condiciones.
cat > premio.sh <<'FIN'
#!/bin/bash
echo "$1 puntos. Toma, un refresco."
FIN
chmod +x premio.sh
chown alumno: premio.sh
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
