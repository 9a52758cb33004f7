# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
cat > entrega.sh << 'FIN'
#!/bin/bash
set -eu
hay=()
for a in "$@"; do
    if [ -e "$a" ]; then hay+=("$a"); else echo "No existe $a" >&2; fi
done
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
tar -cf - "${hay[@]}" | gzip > "$tmp"
mv "$tmp" entrega.tar.gz
FIN
