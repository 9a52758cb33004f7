# Falla: condición 5
cat > informe.sh << 'FIN'
#!/bin/bash
cat "$1" > /dev/null || exit 1
n=$(cat "$@" | wc -l)
echo "Salas: $#"
echo "Partidas: $n"
echo "Media: $(( n / $# ))"
echo "Mejor: $(cat "$@" | sort -t ';' -k 2 -nr | head -n 1)"
FIN
chmod +x informe.sh
