cat > caja.sh << 'FIN'
#!/bin/bash
if [ ! -r "$1" ]; then
    echo "Falta un archivo" 1>&2
    exit 1
fi
n=$(cat "$1" | wc -l)
printf 'Partidas: %d\nJugadores: %d\nFichas: %d\n' "$n" "$(cut -d\; -f1 -- "$1" | sort -u | wc -l)" $((2*n))
FIN
chmod a+x caja.sh
