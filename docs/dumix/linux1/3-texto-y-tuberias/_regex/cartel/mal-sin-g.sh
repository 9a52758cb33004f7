# Falla: condición 1
sed -i.copia 's/Serpiente/Gusano/' cartel.txt
