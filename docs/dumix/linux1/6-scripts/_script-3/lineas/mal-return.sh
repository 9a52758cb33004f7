# Falla: condición 1
cat > herramientas.sh << 'FIN'
lineas() {
    [ -e "$1" ] || return 2
    local n=$(wc -l < "$1")
    return $n
}
FIN
