# Falla: condición 1
head -n 1 Torneos/lunes.txt Torneos/martes.txt Torneos/jueves.txt Torneos/viernes.txt
mv Torneos/martes.txt Torneos/muro.txt
