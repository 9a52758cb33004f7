# Lo que se guarda tiene de todo: ocultos, espacios, un directorio vacío, permisos y fechas.
mkdir -p Club/Fotos 'Club/Actas de 2026' Club/Vacías Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
echo 'Se aprueba comprar otro mando.' > 'Club/Actas de 2026/mayo.txt'
echo 'lunes Celia' > Club/.turnos
printf '%s\n' '#!/bin/bash' 'echo Hola' > Club/saluda.sh
chmod 755 Club/saluda.sh
chmod 600 Club/.turnos
chmod 664 Club/socios.csv
chmod 775 Club/Fotos
touch -d '2025-06-01 10:00' Club/socios.csv
touch -d '2026-05-14 20:00' Club/*/* Club/.turnos Club/saluda.sh
chown -R alumno: Club Copias
mkdir -p /var/lib/club
cat > /usr/local/lib/juez <<'FIN'
# Lo que hay dentro de $1, con sus permisos y, los archivos, su fecha y su suma.
huella() (
    cd "$1" || exit
    {
        find . -mindepth 1 \( -type f -printf '%p %m %TY-%Tm-%Td %TH:%TM\n' -o -type d -printf '%p %m\n' -o -print \)
        find . -type f -exec sha256sum {} +
    } | LC_ALL=C sort
)
copia=/tmp/copia-$$
FIN
. /usr/local/lib/juez
huella Club > /var/lib/club/huella
