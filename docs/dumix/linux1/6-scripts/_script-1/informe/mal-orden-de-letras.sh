# Falla: condición 3
# Falla: condición 4
cat > informe.sh << 'FIN'
#!/bin/bash
cat "$@" > /dev/null || exit 1
n=$(cat "$@" | wc -l)
echo "Salas: $#"
echo "Partidas: $n"
echo "Media: $(( n / $# ))"
echo "Mejor: $(sort -t ';' -k 2 -r "$@" | head -n 1)"
FIN
chmod +x informe.sh
