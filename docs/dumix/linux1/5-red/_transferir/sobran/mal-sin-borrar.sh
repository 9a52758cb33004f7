# Falla: condición 2
rsync -ai Carteles/ Copia/
printf '%s\n' grandes/muro.txt muro.txt aplazado.txt > sobran.txt
