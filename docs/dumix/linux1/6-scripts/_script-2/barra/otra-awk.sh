cat > barra.sh << 'FIN'
#!/bin/bash
[ -f "$1" ] || { echo "No está $1" >&2; exit 2; }
awk -F , 'NR > 1 { if (NF == 3 && $1 != "" && $2 ~ /^[0-9]+$/ && $3 ~ /^[0-9]+$/) t += $2 * $3; else m++ }
END { print "Total: " t + 0; print "Malas: " m + 0; exit (m > 0) }' "$1"
FIN
chmod +x barra.sh
