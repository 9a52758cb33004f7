ls Sala > juegos.txt
echo 'Pregunta por los torneos' > final.txt
cat cartel.txt juegos.txt final.txt > nuevo.txt
mv nuevo.txt cartel.txt
