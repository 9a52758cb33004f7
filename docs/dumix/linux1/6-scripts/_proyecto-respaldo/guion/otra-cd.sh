cat > respaldo.sh << 'FIN'
#!/bin/bash
set -euo pipefail
: "${1:?}" "${2:?}"
origen=$(cd "$1" && pwd -P)
cd "$2"
aqui=$(pwd -P)
case $aqui in
    "$origen" | "$origen"/*) echo 'Ahí no.' >&2; exit 1 ;;
esac
nueva=$(mktemp ./nueva.XXXXXX)
trap 'rm -f "$nueva" "$nueva".suma' EXIT
hoy=club-$(date -I).tar.gz
(cd "$origen"; tar -cf - --exclude=./.nada .) | gzip -9 > "$nueva"
tar -tzf "$nueva" > /dev/null
gzip -t "$nueva"
sha256sum < "$nueva" | sed "s/-$/$hoy/" > "$nueva".suma
mv "$nueva" "$hoy"
mv "$nueva".suma "$hoy.sha256"
quedan=0
for c in $(ls -r club-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].tar.gz); do
    quedan=$((quedan + 1))
    if [ "$quedan" -gt 7 ]; then rm -f "$c" "$c".sha256; fi
done
FIN
chmod +x respaldo.sh
