cat > entrega.sh << 'FIN'
#!/bin/bash
borra() { rm -f "$nuevo"; }
nuevo=$(mktemp ./.entrega.XXXXXX) || exit 1
trap borra EXIT INT TERM
lista=()
for a; do
    test -f "$a" && lista+=("$a") || echo "$a: no existe" >&2
done
if [ "${#lista[@]}" -eq 0 ]; then
    echo 'Nada que empaquetar.' >&2
    exit 3
fi
if ! tar --create --gzip --file "$nuevo" "${lista[@]}"; then
    exit 4
fi
mv -f "$nuevo" entrega.tar.gz
FIN
