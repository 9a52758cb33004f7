# Falla: condición 1
# Falla: condición 2
printf 'NOCHE DE LUCHA\nViernes a las 21:00\nTrae tu mando\n' > noche
