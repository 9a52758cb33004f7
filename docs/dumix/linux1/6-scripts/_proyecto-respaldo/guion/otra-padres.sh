cat > respaldo.sh << 'FIN'
#!/bin/bash
# Sube desde el destino hasta la raíz, por si se cruza con el origen.
set -euo pipefail
fuera() { printf '%s\n' "$*" >&2; exit 9; }
[ -d "${1-}" ] && [ -d "${2-}" ] || fuera 'hacen falta dos directorios'
d=$(readlink -e "$2")
p=$d
while :; do
    [ "$p" -ef "$1" ] && fuera 'destino dentro del origen'
    [ "$p" = / ] && break
    p=$(dirname "$p")
done
n=club-$(date +%F).tar.gz
t=$(mktemp -d "$d/.tmpXXXX"); trap "rm -rf '$t'" 0
tar czf "$t/$n" --directory="$1" .
( cd "$t"; sha256sum "$n" > "$n.sha256" )
mv -f "$t"/club-* "$d"/
shopt -s nullglob
c=("$d"/club-????-??-??.tar.gz)
if (( ${#c[@]} > 7 )); then
    for v in "${c[@]:0:${#c[@]}-7}"; do rm -f "$v" "$v.sha256"; done
fi
FIN
chmod +x respaldo.sh
