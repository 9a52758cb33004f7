# Falla: condición 1
rsync -ain --delete Carteles/ Copia/ | grep -o '[^ ]*txt' > sobran.txt
