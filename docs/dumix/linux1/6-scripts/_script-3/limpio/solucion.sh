cat > sorteo.sh << 'FIN'
#!/bin/bash
# Escribe los tres primeros inscritos por orden alfabético, sin repetir.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
sort -u "$1" > "$dir/lista" || exit 1
head -n 3 "$dir/lista"
FIN
