# Apodos apuntados por gente distinta, con mayúsculas a capricho y repetidos.
printf '%s\n' PixelRoto lagarto Trueno MOTOSIERRA pixelroto canica Lagarto \
    trueno Relojero motosierra CANICA astronauta pixelroto RELOJERO bollo \
    Astronauta lagarto Ventisca MotoSierra ventisca > apodos.txt
mkdir -p /var/lib/club
cp apodos.txt /var/lib/club
chown alumno: apodos.txt
