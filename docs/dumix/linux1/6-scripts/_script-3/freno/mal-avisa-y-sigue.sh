# Falla: condición 1
cat > vaciar.sh << 'FIN'
[ -z "$1" ] && echo falta >&2
rm -rf "mesas/$1/"*
FIN
