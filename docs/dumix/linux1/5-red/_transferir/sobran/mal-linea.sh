# Falla: condición 1
rsync -ain --delete Carteles/ Copia/ | grep deleting > sobran.txt
