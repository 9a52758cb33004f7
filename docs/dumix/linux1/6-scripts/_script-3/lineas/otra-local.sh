cat > herramientas.sh << 'FIN'
#!/bin/bash
function lineas {
    local n=0 linea
    [[ -f $1 ]] || return 2
    while read -r linea; do
        n=$(( n + 1 ))
    done < "$1"
    echo "$n"
}
FIN
