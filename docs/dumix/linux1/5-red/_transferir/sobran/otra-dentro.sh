cd Copia
find . -type f | sort > lista
rm lista
printf '%s\n' grandes/muro.txt muro.txt aplazado.txt > ../sobran.txt
