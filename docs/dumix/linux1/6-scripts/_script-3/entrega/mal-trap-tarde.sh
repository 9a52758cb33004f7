# Falla: condición 3
# Falla: condición 5
# Falla: condición 6
cat > entrega.sh << 'FIN'
#!/bin/bash
set -eu
hay=()
for a in "$@"; do
    if [ -e "$a" ]; then hay+=("$a"); else echo "No existe $a" >&2; fi
done
tmp=$(mktemp)
tar -czf "$tmp" "${hay[@]}"
trap 'rm -f "$tmp"' EXIT
mv "$tmp" entrega.tar.gz
FIN
