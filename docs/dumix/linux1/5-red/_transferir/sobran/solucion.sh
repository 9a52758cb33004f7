rsync -ain --delete Carteles/ Copia/
echo aplazado.txt > sobran.txt
echo grandes/muro.txt >> sobran.txt
echo muro.txt >> sobran.txt
