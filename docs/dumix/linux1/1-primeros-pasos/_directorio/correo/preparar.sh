# Dos oficinas de correos. Cada una sella solo en su sitio y cuando le toca.
for oficina in Lima 'Buenos Aires'; do
    mkdir -p "/srv/correo/$oficina"
    cat > "/srv/correo/$oficina/sellar.sh" <<'FIN'
#!/bin/bash
oficina=$(basename "$(dirname "$(realpath "$0")")")
cartilla=$HOME/cartilla.txt
ruta=(Lima 'Buenos Aires' Lima)
sellos=$(grep -c '' "$cartilla" 2>/dev/null)
if [ "$PWD" != "/srv/correo/$oficina" ]; then
    echo "Ventanilla cerrada: entra en la oficina de $oficina."
elif [ "${sellos:-0}" -ge 3 ]; then
    echo "La cartilla ya tiene sus tres sellos."
elif [ "${ruta[${sellos:-0}]}" != "$oficina" ]; then
    echo "Aquí no toca todavía."
else
    echo "$oficina" >> "$cartilla"
    echo "Sello de $oficina: puesto."
fi
FIN
    chmod 755 "/srv/correo/$oficina/sellar.sh"
done
