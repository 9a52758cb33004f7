# Falla: condición 2
cat > entrega.sh << 'FIN'
#!/bin/bash
set -eu
: "${1:?falta un archivo}"
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
tar -czf "$tmp" "$@"
mv "$tmp" entrega.tar.gz
FIN
