# Falla: condición 2
cat > herramientas.sh << 'FIN'
lineas() {
    if [ ! -e "$1" ]; then exit 2; fi
    wc -l < "$1"
}
FIN
