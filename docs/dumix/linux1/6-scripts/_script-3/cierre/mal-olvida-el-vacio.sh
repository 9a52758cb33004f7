# Falla: condición 4
cat > recoge.sh << 'FIN'
#!/bin/bash
[ $# -ne 0 ] || { echo uso >&2; exit 1; }
n=0; t=0; e=0
for m in "$@"; do
    [ -n "$m" ] || { echo "vacío" >&2; continue; }
    if [ ! -d "mesas/$m" ]; then echo "no $m" >&2; e=$((e+1)); continue; fi
    n=$((n+1)); mkdir -p "archivo/$m"
    for p in "mesas/$m"/*.sav; do [ -e "$p" ] || continue; mv "$p" "archivo/$m"; t=$((t+1)); done
    rm -f "mesas/$m"/*.tmp
done
echo "Recogidas $t partidas de $n mesas."
exit $e
FIN
