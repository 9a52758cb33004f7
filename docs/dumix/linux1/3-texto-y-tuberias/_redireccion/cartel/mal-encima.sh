# Falla: condición 1
ls Sala > cartel.txt
echo 'Pregunta por los torneos' >> cartel.txt
