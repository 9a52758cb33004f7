# Falla: condición 1
cat > sorteo.sh << 'FIN'
#!/bin/bash
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
sort -u "$1" > "$dir/lista" || exit 1
rm -rf "$dir"
head -n 3 "$dir/lista"
FIN
