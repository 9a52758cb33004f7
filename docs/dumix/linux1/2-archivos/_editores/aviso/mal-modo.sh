# Falla: condición 1
printf 'cerramos a las 20:00\n' > aviso.txt
