# Falla: condición 1
echo aplazado.txt > sobran.txt
echo muro.txt >> sobran.txt
