cat > caja.sh << 'FIN'
#!/usr/bin/env bash
ls "$1" &> /dev/null || { echo 'Uso: caja.sh archivo' >&2; exit 1; }
n=$(grep -c '' "$1")
jugadores=$(sed 's/;.*//' "$1" | sort -u | wc -l)
cat << RESUMEN
Partidas: $n
Jugadores: $jugadores
Fichas: $((n+n))
RESUMEN
FIN
chmod u+x caja.sh
