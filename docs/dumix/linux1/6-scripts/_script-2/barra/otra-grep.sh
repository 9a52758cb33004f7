cat > barra.sh << 'FIN'
#!/bin/bash
if ! [ -r "$1" ]; then echo "Falta $1" >&2; exit 2; fi
buena='^[^,]+,[0-9]+,[0-9]+$'
malas=$(tail -n +2 "$1" | grep -cvE "$buena")
total=0
for par in $(tail -n +2 "$1" | grep -E "$buena" | cut -d , -f 2,3); do
    total=$(( total + ${par%,*} * ${par#*,} ))
done
echo "Total: $total
Malas: $malas"
exit $(( malas > 0 ))
FIN
chmod +x barra.sh
