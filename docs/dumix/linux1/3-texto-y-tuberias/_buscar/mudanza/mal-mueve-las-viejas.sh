# Falla: condición 1
# Falla: condición 3
mkdir Club/Viejas
find Club -type f -name '*.sav' -mtime +90 -print0 | xargs -0 mv -t Club/Viejas
find Club/Viejas -type f > viejas.txt
find Club -type f -size +5M > grandes.txt
find Club -type d | wc -l > cuantos.txt
