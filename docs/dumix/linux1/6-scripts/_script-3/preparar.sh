# Tres mesas, las partidas de tres salas y los scripts que se leen en la lección.
mkdir -p mesas/mesa1 mesas/mesa2 mesas/mesa3
touch mesas/mesa1/turno.tmp mesas/mesa2/partida.tmp mesas/mesa2/turno.tmp mesas/mesa3/turno.tmp
printf '%s\n' '320 damas' '180 ajedrez' '95 damas' > norte.txt
printf '%s\n' '410 ajedrez' '275 damas' > 'sala azul.txt'
printf '%s\n' '950 Celia' '720 Bruno' > marcas.txt
cat > vaciar.sh <<'FIN'
#!/bin/bash
# Vacía el directorio de una mesa.
mesa=$1
echo rm -rf "mesas/$mesa/"*
FIN
cat > guardar.sh <<'FIN'
#!/bin/bash
set -e
cp marcas.txt copias/
rm marcas.txt
echo 'Marcas guardadas.'
FIN
cat > salas.sh <<'FIN'
#!/bin/bash
titulo() {
    echo "--- Sala $1 ---"
}

titulo norte
head -n 1 norte.txt
titulo azul
head -n 1 'sala azul.txt'
FIN
cat > resumen.sh <<'FIN'
#!/bin/bash
set -u

partidas() {
    local archivo=$1
    if [ ! -f "$archivo" ]; then
        echo "No existe $archivo." >&2
        return 1
    fi
    wc -l < "$archivo"
}

for sala in norte este 'sala azul'; do
    if n=$(partidas "$sala.txt"); then
        echo "$sala: $n"
    fi
done
FIN
cat > faltan.sh <<'FIN'
#!/bin/bash
faltan=()
for archivo in "$@"; do
    if [ ! -e "$archivo" ]; then
        faltan+=("$archivo")
    fi
done
echo "Faltan ${#faltan[@]}."
for archivo in "${faltan[@]}"; do
    echo "- $archivo"
done
FIN
cat > podio.sh <<'FIN'
#!/bin/bash
set -euo pipefail

tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT

sort -nr "$@" > "$tmp"
head -n 3 "$tmp" > podio.txt
FIN
chmod +x *.sh
chown -R alumno: .
