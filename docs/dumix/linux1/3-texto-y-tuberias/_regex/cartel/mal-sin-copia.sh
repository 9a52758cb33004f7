# Falla: condición 2
sed -i 's/Serpiente/Gusano/g' cartel.txt
