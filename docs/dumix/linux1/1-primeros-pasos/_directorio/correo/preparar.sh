# Dos oficinas de correos. Cada una sella solo en su sitio y cuando le toca.
mkdir -p /var/lib/correo
numero=0
for oficina in Lima 'Buenos Aires' Lima; do
    numero=$((numero + 1))
    echo "$oficina, sello $((RANDOM % 9000 + 1000))" > "/var/lib/correo/$numero"
done
for oficina in Lima 'Buenos Aires'; do
    mkdir -p "/srv/correo/$oficina"
    cat > "/srv/correo/$oficina/sellar.sh" <<'FIN'
#!/bin/bash
oficina=$(basename "$(dirname "$(realpath "$0")")")
cartilla=$HOME/cartilla.txt
sellos=$(grep -c '' "$cartilla" 2>/dev/null)
siguiente=/var/lib/correo/$((${sellos:-0} + 1))
if [ "$(pwd -P)" != "/srv/correo/$oficina" ]; then
    echo "Ventanilla cerrada: entra en la oficina de $oficina."
elif [ ! -f "$siguiente" ]; then
    echo "La cartilla ya tiene sus tres sellos."
elif ! grep -q "^$oficina," "$siguiente"; then
    echo "Aquí no toca todavía."
else
    echo "$(cat "$siguiente"), desde dentro" >> "$cartilla"
    echo "Sello de $oficina: puesto."
fi
FIN
    chmod 755 "/srv/correo/$oficina/sellar.sh"
done
