# Falla: condición 3
mv Vieja/partidas.sav Club
cp Vieja/reglas.txt Club
mkdir Club/fotos
mv Vieja/pantallazos Club/fotos
