# Falla: condición 2
ls Sala >> cartel.txt
ls Sala >> cartel.txt
echo 'Pregunta por los torneos' >> cartel.txt
