for c in lunes martes jueves; do tar -df Copias/$c.tar.gz -C Club && echo $c; done
printf jueves.tar.gz > buena.txt
