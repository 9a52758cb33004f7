# Falla: condición 3
cat > herramientas.sh << 'FIN'
lineas() {
    archivo=$1
    [ -e "$archivo" ] || return 2
    wc -l < "$archivo"
}
FIN
