cd Sala
ls -1 >> ../cartel.txt
cat >> ../cartel.txt << FIN
Pregunta por los torneos
FIN
