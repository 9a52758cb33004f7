# Falla: condición 2
cat > caja.sh << 'FIN'
#!/bin/bash
n=$(wc -l < "$1") || exit 1
echo "Partidas: $n"
echo "Jugadores: $(cut -d ';' -f 1 "$1" | uniq | wc -l)"
echo "Fichas: $(( n * 2 ))"
FIN
chmod +x caja.sh
