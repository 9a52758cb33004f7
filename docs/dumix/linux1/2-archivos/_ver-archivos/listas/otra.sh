head Torneos/lunes.txt
head Torneos/martes.txt
rm Torneos/martes.txt
