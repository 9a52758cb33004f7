cat > sorteo.sh << 'FIN'
#!/bin/bash
set -eu
limpia() { rm -rf "$dir"; }
trap limpia EXIT
dir=$(mktemp -d)
sort -u "${1:?falta el archivo}" > "$dir/lista"
head -n 3 "$dir/lista"
FIN
