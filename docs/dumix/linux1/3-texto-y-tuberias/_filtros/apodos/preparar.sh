# Apodos apuntados por gente distinta, con mayúsculas a capricho y repetidos.
printf '%s\n' PixelRoto lagarto Trueno MOTOSIERRA pixelroto canica Lagarto \
    trueno Relojero motosierra CANICA astronauta pixelroto RELOJERO bollo \
    Astronauta lagarto Ventisca MotoSierra ventisca > apodos.txt
chown alumno: apodos.txt
