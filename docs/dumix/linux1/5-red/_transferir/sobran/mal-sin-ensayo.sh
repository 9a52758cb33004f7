# Falla: condición 2
rsync -ai --delete Carteles/ Copia/ | grep deleting | cut -c 13- > sobran.txt
