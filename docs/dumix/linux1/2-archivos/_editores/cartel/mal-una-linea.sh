# Falla: condición 2
printf 'NOCHE DE LUCHA Viernes a las 21:00 Trae tu mando\n' > noche.txt
