cat > sorteo.sh << 'FIN'
lista=$(sort -u "$1") || exit 1
head -n 3 <<< "$lista"
FIN
