cat > informe.sh << 'FIN'
#!/bin/bash
total=0
for f; do
    [ -f "$f" ] || { echo "$f: no está" >&2; exit 1; }
    n=$(wc -l < "$f")
    total=$((total + n))
done
echo "Salas: $#"
echo "Partidas: $total"
echo "Media: $((total / $#))"
echo "Mejor: $(cat "$@" | sort -rnt ';' -k2 | sed 1q)"
FIN
chmod +x informe.sh
