cat > caja.sh << 'FIN'
#!/bin/bash
# El mensaje es el de cat.
cat "$1" > /dev/null || exit 1
echo "Partidas: $(cat "$1" | wc -l)"
echo "Jugadores: $(cut -d ';' -f 1 "$1" | sort | uniq | wc -l)"
echo "Fichas: $(( $(wc -l < "$1") * 2 ))"
FIN
chmod 755 caja.sh
