# Falla: condición 1
cp Torneos/lunes.txt Torneos/martes.txt
