cat > herramientas.sh << 'FIN'
lineas() {
    test -f "$1" || return 2
    wc -l "$1" | cut -d ' ' -f 1
    return 0
}
FIN
chmod +x herramientas.sh
