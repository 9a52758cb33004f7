ls Sala >> cartel.txt
echo 'Pregunta por los torneos' >> cartel.txt
cat cartel.txt
