# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
cat > informe.sh << 'FIN'
#!/bin/bash
cat "$1" "$2" > /dev/null || exit 1
n=$(cat "$1" "$2" | wc -l)
echo "Salas: 2"
echo "Partidas: $n"
echo "Media: $(( n / 2 ))"
echo "Mejor: $(sort -t ';' -k 2 -nr "$1" "$2" | head -n 1)"
FIN
chmod +x informe.sh
./informe.sh norte.txt 'sala azul.txt'
