# El club de hoy, y tres copias hechas con el nombre que tuvo su directorio hasta junio.
service ssh start > /dev/null
mkdir -p Club/Fotos Club/Actas Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
printf '%s\n' 'lunes Celia' 'martes Noa' > Club/.turnos
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
echo 'Se aprueba comprar otro mando.' > 'Club/Actas/acta de mayo.txt'
chmod 664 Club/socios.csv
find Club -exec touch -d '2026-11-14 20:00' {} +
for dia in 18 19 20; do
    tar -czf Copias/club-2026-11-$dia.tar.gz Sala 2> /dev/null
    touch -d "2026-11-$dia 03:30" Copias/club-2026-11-$dia.tar.gz
done
cat > respaldo.sh <<'FIN'
#!/bin/bash
# Guarda lo que hay en el directorio $1 en una copia con la fecha de hoy, en $2.
set -euo pipefail

if [ ! -d "${1:?falta el origen}" ]; then
    echo "No existe el directorio $1." >&2
    exit 1
fi
origen=$(readlink -f "$1")
destino=$(readlink -f "${2:?falta el destino}")
copia=club-$(date +%F).tar.gz

tmp=$(mktemp -d -p "$destino")
trap 'rm -rf "$tmp"' EXIT

tar -czf "$tmp/$copia" -C "$origen" .
cd "$tmp"
sha256sum "$copia" > "$copia.sha256"
mv "$copia" "$copia.sha256" "$destino"
echo "Copia hecha: $copia"
FIN
chmod +x respaldo.sh
mkdir Noches
for dia in 2026-10-30 2026-10-31 2026-11-01 2026-11-02 2026-11-04 2026-11-05 2026-11-06 2026-11-07 2026-11-08; do
    echo "$dia" > Noches/club-$dia.tar.gz
done
echo 'no se borra' > Noches/club-verano.tar.gz
chown -R alumno: Club Copias Noches respaldo.sh
