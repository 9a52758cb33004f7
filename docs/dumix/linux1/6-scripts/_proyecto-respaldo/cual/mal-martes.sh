# Falla: condición 1
echo martes.tar.gz > buena.txt
