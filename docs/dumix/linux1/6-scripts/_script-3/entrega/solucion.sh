cat > entrega.sh << 'FIN'
#!/bin/bash
# Empaqueta los archivos que existan de los que recibe.
set -eu

hay=()
for archivo in "$@"; do
    if [ -e "$archivo" ]; then
        hay+=("$archivo")
    else
        echo "No existe $archivo." >&2
    fi
done

tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT

tar -czf "$tmp" "${hay[@]}"
mv "$tmp" entrega.tar.gz
FIN
chmod +x entrega.sh
./entrega.sh norte.txt 'sala azul.txt' este.txt
tar -tf entrega.tar.gz
