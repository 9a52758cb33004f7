# Falla: condición 3
cat > herramientas.sh << 'FIN'
aviso='No existe'
lineas() {
    [ -e "$1" ] || { echo "$aviso" >&2; return 2; }
    wc -l < "$1"
}
FIN
