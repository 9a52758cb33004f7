# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat > herramientas.sh << 'FIN'
lineas() {
    [ -e "$1" ] || return 2
    wc -l < "$1"
}
lineas nada
FIN
