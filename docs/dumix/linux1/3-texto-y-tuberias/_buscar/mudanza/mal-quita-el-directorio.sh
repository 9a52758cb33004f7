# Falla: condición 3
find Club -name '*.sav' -mtime +90
rmdir Club/antiguo.sav
find Club -name '*.sav' -mtime +90 > viejas.txt
find Club -type f -size +5M > grandes.txt
find Club -type d | wc -l > cuantos.txt
