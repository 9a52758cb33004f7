# Falla: condición 3
cat > herramientas.sh << 'FIN'
lineas() { local n=0; [ -e "$1" ] || return 2; while read -r; do n=$((n+1)); done < "$1"; echo $n; }
FIN
