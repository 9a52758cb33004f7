cat > informe.sh << 'FIN'
#!/bin/bash
todo=$(cat "$@" 2> /dev/null) || {
    echo 'Falta algún archivo.' >&2
    exit 1
}
n=$(echo "$todo" | wc -l)
mejor=$(echo "$todo" | sort -t ';' -k 2,2n | tail -n 1)
echo "Salas: $#
Partidas: $n
Media: $(( n / $# ))
Mejor: $mejor"
FIN
chmod 700 informe.sh
