# Falla: condición 2
rm Torneos/viernes.txt
cp Torneos/lunes.txt Torneos/viernes.txt
rm Torneos/martes.txt
