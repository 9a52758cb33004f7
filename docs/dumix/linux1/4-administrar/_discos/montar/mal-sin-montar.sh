# Falla: condición 1
cp /media/fotos/final.txt .
