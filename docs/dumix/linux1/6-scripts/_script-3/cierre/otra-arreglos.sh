cat > recoge.sh << 'FIN'
#!/bin/bash
set -euo pipefail
shopt -s nullglob
[ $# -gt 0 ] || { echo "faltan las mesas" >&2; exit 1; }
faltan=()
mesas=0
partidas=0
for m in "$@"; do
    [[ -n $m && -d mesas/$m ]] || { faltan+=("$m"); continue; }
    mkdir -p "archivo/$m"
    saves=("mesas/$m"/*.sav)
    temporales=("mesas/$m"/*.tmp)
    (( ${#saves[@]} == 0 )) || mv "${saves[@]}" "archivo/$m/"
    (( ${#temporales[@]} == 0 )) || rm "${temporales[@]}"
    mesas=$((mesas + 1))
    partidas=$((partidas + ${#saves[@]}))
done
echo "Recogidas $partidas partidas de $mesas mesas."
for m in "${faltan[@]}"; do
    echo "No existe la mesa '$m'" >&2
done
[ ${#faltan[@]} -eq 0 ]
FIN
