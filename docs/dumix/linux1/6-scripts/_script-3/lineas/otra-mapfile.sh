cat > herramientas.sh << 'FIN'
lineas() {
    local l
    [ -r "$1" ] || { echo "falta $1" >&2; return 2; }
    mapfile -t l < "$1"
    echo ${#l[@]}
}
FIN
