# Falla: condición 2
cd Sala
ls > juegos.txt
cat juegos.txt >> ../cartel.txt
echo 'Pregunta por los torneos' >> ../cartel.txt
