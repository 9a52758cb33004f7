# Falla: condición 2
mv Vieja/* Club
mv Club/pantallazos Club/fotos
ln -s ~/Club/reglas.txt Vieja/reglas.txt
