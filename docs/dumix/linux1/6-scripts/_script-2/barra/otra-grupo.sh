cat > barra.sh << 'FIN'
#!/bin/bash
suma=0
fallos=0
if [ -f "$1" ]; then
    {
        read -r cabecera
        while IFS=, read -r a n p; do
            if [[ -n $a && $n != *[!0-9]* && $p != *[!0-9]* && -n $n && -n $p ]]; then
                (( suma += n * p ))
            else
                fallos=$(( fallos + 1 ))
            fi
        done
    } < "$1"
    echo "Total: $suma"
    echo "Malas: $fallos"
    if [ $fallos != 0 ]; then exit 1; else exit 0; fi
fi
echo "No hay '$1'" >&2
exit 2
FIN
chmod +x barra.sh
