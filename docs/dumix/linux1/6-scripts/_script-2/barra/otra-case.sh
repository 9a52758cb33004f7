cat > barra.sh << 'FIN'
#!/bin/bash
[ -e "$1" ] || { echo 'No existe.' >&2; exit 2; }
total=0 malas=0 titulo=si
while read -r linea; do
    if [ "$titulo" = si ]; then titulo=no; continue; fi
    case "$linea" in
        *,*,*,*) malas=$(( malas + 1 )); continue ;;
        ?*,?*,?*) ;;
        *) malas=$(( malas + 1 )); continue ;;
    esac
    n=$(echo "$linea" | cut -d , -f 2)
    p=$(echo "$linea" | cut -d , -f 3)
    case "$n$p" in
        *[!0-9]*) malas=$(( malas + 1 )) ;;
        *) total=$(( total + n * p )) ;;
    esac
done < "$1"
echo "Total: $total"
echo "Malas: $malas"
[ "$malas" -eq 0 ]
FIN
chmod +x barra.sh
