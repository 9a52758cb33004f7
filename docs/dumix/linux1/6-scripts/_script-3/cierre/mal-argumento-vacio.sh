# Falla: condición 4
cat > recoge.sh << 'FIN'
#!/bin/bash
# Guarda en archivo las partidas de las mesas que recibe.
set -u

recoge() {
    local mesa=$1 partida
    mkdir -p "archivo/$mesa"
    for partida in "mesas/$mesa/"*.sav; do
        if [ -e "$partida" ]; then
            mv "$partida" "archivo/$mesa"
            total=$((total + 1))
        fi
    done
    rm -f "mesas/$mesa/"*.tmp
}

if [ $# -eq 0 ]; then
    echo 'Di al menos una mesa.' >&2
    exit 1
fi

n=0
total=0
estado=0
for mesa in "$@"; do
    if [ -d "mesas/$mesa" ]; then
        n=$((n + 1))
        recoge "$mesa"
    else
        echo "No hay mesa «$mesa»." >&2
        estado=1
    fi
done

echo "Recogidas $total partidas de $n mesas."
exit $estado
FIN
