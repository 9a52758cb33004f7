cat > entrega.sh << 'FIN'
#!/bin/bash
set -u
hay=() mal=1
for a in "$@"; do
    if [ -e "$a" ]; then hay+=("$a"); else echo "No existe $a" >&2; fi
done
[ "${#hay[@]}" -gt 0 ] || { echo nada >&2; exit 2; }
viejo=$(mktemp -d)
if [ -e entrega.tar.gz ]; then mv entrega.tar.gz "$viejo"; fi
fin() { if [ $mal = 1 ]; then rm -f entrega.tar.gz; if [ -e "$viejo/entrega.tar.gz" ]; then mv "$viejo/entrega.tar.gz" .; fi; fi; rm -rf "$viejo"; }
trap fin EXIT
tar -czf entrega.tar.gz "${hay[@]}" || exit 1
mal=0
FIN
