cat > caja.sh << 'FIN'
#!/bin/bash
n=$(wc -l < "$1") || {
    echo "No puedo leer '$1'." >&2
    exit 1
}
j=$(cut -d ';' -f 1 "$1" | sort -u | wc -l)
echo "Partidas: $n"
echo "Jugadores: $j"
echo "Fichas: $(( n * 2 ))"
FIN
chmod +x caja.sh
./caja.sh norte.txt
./caja.sh
