# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
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
cat "$1" | while IFS=, read -r producto unidades precio resto; do
    linea=$(( linea + 1 ))
    [ "$linea" -eq 1 ] && continue
    if [ -n "$producto" ] && [ -z "$resto" ] &&
        [[ $unidades =~ ^[0-9]+$ ]] && [[ $precio =~ ^[0-9]+$ ]]; then
        total=$(( total + unidades * precio ))
    else
        malas=$(( malas + 1 ))
    fi
done
echo "Total: $total"
echo "Malas: $malas"
if [ "$malas" -gt 0 ]; then
    exit 1
fi
FIN
chmod +x barra.sh
