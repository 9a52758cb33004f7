# Falla: condición 1
printf 'Sábado a las 17:00\n' > cartel.txt
