# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in metro-1 metro-2 metro-3 metro-4 metro-5 metro-6 metro-7; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Un comando de nombre largo que se repite, con una roca en el cuarto metro.
cat > /usr/local/bin/perforadora-de-profundidad <<'FIN'
#!/bin/bash
obra=$HOME/obra.txt
hechos=()
[ -f "$obra" ] && mapfile -t hechos < "$obra"
metros=${#hechos[@]}
if [ "$metros" -ge 7 ]; then
    printf '%s, con agua\n' "${hechos[@]}" > "$obra"
    echo 'Ese metro sobraba: entra agua. Pulsa «Reiniciar» y empieza otra vez.'
    exit 1
fi
if [ "$metros" -eq 3 ] && [ "$1" != diamante ]; then
    echo 'Roca. La broca normal no puede: repite la línea con la palabra'
    echo 'diamante al final, separada por un espacio.'
    exit 1
fi
if [ "$metros" -ne 3 ] && [ $# -gt 0 ]; then
    echo 'Aquí es tierra blanda: se perfora sin nada detrás del nombre.'
    exit 1
fi
metros=$((metros + 1))
echo "Hecho: $(<"/usr/local/lib/club/metro-$metros")" >> "$obra"
echo "Metro $metros de 7."
if [ "$metros" -eq 5 ]; then
    echo 'El metro está hecho, pero el motor humea. Enfriando…'
    sleep 20
    echo 'Motor frío.'
fi
[ "$metros" -eq 7 ] && echo '¡Se ve la luz! No perfores más.'
exit 0
FIN
chmod 755 /usr/local/bin/perforadora-de-profundidad
