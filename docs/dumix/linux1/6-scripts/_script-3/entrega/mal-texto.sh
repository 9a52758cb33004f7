# Falla: condición 1
# Falla: condición 2
cat > entrega.sh << 'FIN'
#!/bin/bash
set -eu
hay=
for a in "$@"; do
    if [ -e "$a" ]; then hay="$hay $a"; else echo "No existe $a" >&2; fi
done
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT
tar -czf "$tmp" $hay
mv "$tmp" entrega.tar.gz
FIN
