find Club -type f -mtime +90 | grep -v leeme | tee viejas.txt | wc -l
find Club/ -type f -size +5000k | tr -s / > grandes.txt
find Club -type d | grep -c Club > cuantos.txt
