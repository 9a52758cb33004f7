cd Torneos
head -n 1 lunes.txt martes.txt jueves.txt viernes.txt
rm martes.txt
