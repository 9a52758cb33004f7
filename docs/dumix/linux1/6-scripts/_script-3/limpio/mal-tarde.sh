# Falla: condición 2
# Falla: condición 3
cat > sorteo.sh << 'FIN'
#!/bin/bash
dir=$(mktemp -d)
sort -u "$1" > "$dir/lista" || exit 1
trap 'rm -rf "$dir"' EXIT
head -n 3 "$dir/lista"
FIN
