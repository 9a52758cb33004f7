# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
# Falla: condición 7
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
tmp=$(mktemp -d -p $destino)
trap 'rm -rf "$tmp"' EXIT

cd "$tmp"
tar -czf "$copia" -C $origen .
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
