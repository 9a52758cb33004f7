# Falla: condición 3
cp -r Vieja Club
mv Vieja/partidas.sav Club
cp Vieja/reglas.txt Club
mv Vieja/pantallazos Club/fotos
