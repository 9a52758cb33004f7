cat > informe.sh << 'FIN'
#!/usr/bin/env bash
ls -- "$@" > /dev/null || exit 1
sort -t\; -nrk2 -- "$@" > /tmp/todas.txt
salas=$#
partidas=$(wc -l < /tmp/todas.txt)
echo Salas: $salas
echo Partidas: $partidas
echo Media: $((partidas/salas))
echo "Mejor: $(head -n 1 /tmp/todas.txt)"
rm /tmp/todas.txt
FIN
chmod +x informe.sh
./informe.sh sur.txt
