find Club -mtime +90 -name '*.sav' -type f | sort > viejas.txt
find Club -size +5M | sort > grandes.txt
find Club -type d > directorios.txt
wc -l < directorios.txt > cuantos.txt
