# Falla: condición 2
tar -xf Copias/martes.tar.gz -C Club
echo jueves.tar.gz > buena.txt
