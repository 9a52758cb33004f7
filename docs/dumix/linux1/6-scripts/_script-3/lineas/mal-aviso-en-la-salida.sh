# Falla: condición 2
cat > herramientas.sh << 'FIN'
lineas() {
    [ -e "$1" ] || { echo "No existe $1"; return 2; }
    wc -l < "$1"
}
FIN
