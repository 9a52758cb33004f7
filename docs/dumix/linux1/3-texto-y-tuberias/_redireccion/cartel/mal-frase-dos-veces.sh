# Falla: condición 3
echo 'Pregunta por los torneos' >> cartel.txt
ls Sala >> cartel.txt
echo 'Pregunta por los torneos' >> cartel.txt
