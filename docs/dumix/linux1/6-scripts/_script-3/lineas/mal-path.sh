# Falla: condición 3
cat > herramientas.sh << 'FIN'
lineas() { [ -e "$1" ] || return 2; set -- $(wc -l "$1"); echo $1; PATH=$PATH:.; }
FIN
