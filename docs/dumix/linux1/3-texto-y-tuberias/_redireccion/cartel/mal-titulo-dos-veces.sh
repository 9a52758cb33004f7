# Falla: condición 1
echo 'JUEGOS DE LA ÚLTIMA VIDA' >> cartel.txt
ls Sala >> cartel.txt
echo 'Pregunta por los torneos' >> cartel.txt
