cat > herramientas.sh << 'FIN'
lineas() (
    archivo=$1
    [ -e "$archivo" ] || exit 2
    n=$(wc -l < "$archivo")
    echo "$n"
)
FIN
