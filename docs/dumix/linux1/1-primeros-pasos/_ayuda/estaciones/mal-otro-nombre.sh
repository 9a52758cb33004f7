# Falla: condición 2
mkdir Invierno
mv Otoño Viejo
