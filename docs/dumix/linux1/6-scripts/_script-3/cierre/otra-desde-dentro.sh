cat > recoge.sh << 'FIN'
#!/bin/bash
shopt -s nullglob
[ "$#" -gt 0 ] || { echo mesas >&2; exit 5; }
aqui=$(pwd); n=0; t=0; e=0
for m in "$@"; do
    [ -n "$m" ] && cd "$aqui/mesas/$m" 2> /dev/null || { echo "no está '$m'" >&2; e=1; continue; }
    n=$((n+1)); mkdir -p "$aqui/archivo/$m"
    s=(*.sav); t=$((t+${#s[@]}))
    [ ${#s[@]} -eq 0 ] || mv -- "${s[@]}" "$aqui/archivo/$m"
    rm -f -- *.tmp
done
echo "Recogidas $t partidas de $n mesas."
exit $e
FIN
