# Falla: condición 1
# Falla: condición 2
ls Sala >> cartel.txt
echo 'Pregunta por los torneos' > cartel.txt
