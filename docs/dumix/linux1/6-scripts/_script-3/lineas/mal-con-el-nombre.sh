# Falla: condición 1
cat > herramientas.sh << 'FIN'
lineas() {
    [ -e "$1" ] || return 2
    wc -l "$1"
}
FIN
