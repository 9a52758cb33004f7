# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat > sorteo.sh << 'FIN'
#!/bin/bash
dir=$(mktemp -d)
trap 'rm -f "$dir"' EXIT
sort -u "$1" > "$dir/lista" || exit 1
head -n 3 "$dir/lista"
FIN
