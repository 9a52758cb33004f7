cp torneos.txt copia.txt
sed -i -E 's#^(..)/(..)/(....) #\3-\2-\1 #' copia.txt
sort copia.txt > fechas.txt
