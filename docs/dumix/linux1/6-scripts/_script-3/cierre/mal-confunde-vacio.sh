# Falla: condición 4
cat > recoge.sh << 'FIN'
#!/bin/bash
recoge() {
    local n=0 p
    if [ -z "$1" ] || [ ! -d "mesas/$1" ]; then
        echo "No hay mesa: $1" >&2
        return 1
    fi
    for p in mesas/"$1"/*.sav; do
        [ -f "$p" ] || continue
        mkdir -p archivo/"$1" && mv "$p" archivo/"$1"/ && n=$((n + 1))
    done
    rm -f mesas/"$1"/*.tmp
    echo "$n"
}
if ! [ "$1" ] && [ $# -lt 2 ]; then echo 'Uso: recoge.sh MESA...' >&2; exit 64; fi
mal=0 total=0 n=0
while [ $# -gt 0 ]; do
    if k=$(recoge "$1"); then
        total=$((total + k)); n=$((n + 1))
    else
        mal=1
    fi
    shift
done
echo "Recogidas $total partidas de $n mesas."
exit "$mal"
FIN
