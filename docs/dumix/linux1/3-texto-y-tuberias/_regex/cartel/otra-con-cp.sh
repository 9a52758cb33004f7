cp cartel.txt cartel.txt.copia
sed 's/Serpiente/Gusano/g' cartel.txt.copia > cartel.txt
