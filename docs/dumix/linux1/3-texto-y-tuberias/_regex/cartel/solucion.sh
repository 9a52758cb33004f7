sed -i.copia 's/Serpiente/Gusano/g' cartel.txt
