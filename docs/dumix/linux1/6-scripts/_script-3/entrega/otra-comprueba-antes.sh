cat > entrega.sh << 'FIN'
#!/bin/bash
set -u
hay=()
for a in "$@"; do
    if [ ! -e "$a" ]; then
        echo "No existe: $a" >&2
    elif [ ! -r "$a" ]; then
        echo "No puedo leer: $a" >&2
        exit 1
    else
        hay+=("$a")
    fi
done
[ ${#hay[@]} -gt 0 ] || exit 1
t=$(mktemp -d)
trap "rm -rf '$t'" EXIT
tar -cz "${hay[@]}" > "$t/p" && cp "$t/p" entrega.tar.gz
FIN
