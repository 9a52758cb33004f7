# Falla: condición 1
rsync -ain --delete Carteles Copia > sobran.txt
