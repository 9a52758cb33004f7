# Falla: condición 3
tail -n 1 Torneos/nave.txt
mv Torneos/nave.txt Vitrina
