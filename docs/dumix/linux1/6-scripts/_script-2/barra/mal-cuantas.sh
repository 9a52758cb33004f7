# Falla: condición 5
cat > barra.sh << 'FIN'
#!/bin/bash
if [ ! -f "$1" ]; then
    echo "No encuentro '$1'." >&2
    exit 2
fi
total=0
malas=0
linea=0
while IFS=, read -r producto unidades precio resto; do
    linea=$(( linea + 1 ))
    [ "$linea" -eq 1 ] && continue
    if [ -n "$producto" ] && [ -z "$resto" ] &&
        [[ $unidades =~ ^[0-9]+$ ]] && [[ $precio =~ ^[0-9]+$ ]]; then
        total=$(( total + unidades * precio ))
    else
        malas=$(( malas + 1 ))
    fi
done < "$1"
echo "Total: $total"
echo "Malas: $malas"
exit "$malas"
FIN
chmod +x barra.sh
