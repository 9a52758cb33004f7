# Falla: condición 3
find Club -type f -name '*.sav' -mtime +90 > viejas.txt
find Club -type f -size +5M > grandes.txt
find Club -type d | wc -l > cuantos.txt
mkdir Grandes
find Club -type f -size +5M -print0 | xargs -0 mv -t Grandes
