# Falla: condición 4
# Falla: condición 5
cat > caja.sh << 'FIN'
#!/bin/bash
n=$(cat "$1" | wc -l) || { echo 'No se puede leer.' >&2; exit 1; }
j=$(cut -d ';' -f 1 "$1" | sort -u | wc -l)
echo "Partidas: $n"
echo "Jugadores: $j"
echo "Fichas: $(( n * 2 ))"
FIN
chmod +x caja.sh
