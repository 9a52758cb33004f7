# Falla: condición 8
cat > respaldo.sh << 'FIN'
#!/bin/bash
# Guarda lo que hay en el directorio $1 en una copia con la fecha de hoy, en $2.
set -euo pipefail

error() {
    echo "respaldo.sh: $1" >&2
    exit 1
}

[ -d "${1:?falta el origen}" ] || error "no existe el directorio $1"
[ -d "${2:?falta el destino}" ] || error "no existe el directorio $2"
origen=$(readlink -f "$1")
destino=$(readlink -f "$2")
case "$destino/" in
    "$origen/"*) error 'el destino está dentro del origen' ;;
esac

copia=club-$(date +%F).tar.gz
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

tar -czf "$tmp/$copia" -C "$origen" .
cd "$tmp"
sha256sum "$copia" > "$copia.sha256"
mv "$copia" "$copia.sha256" "$destino"

cd "$destino"
copias=(club-????-??-??.tar.gz)
n=${#copias[@]}
for vieja in "${copias[@]}"; do
    [ "$n" -gt 7 ] || break
    rm -f "$vieja" "$vieja.sha256"
    n=$(( n - 1 ))
done
echo "Copia hecha: $copia"
FIN
chmod +x respaldo.sh
