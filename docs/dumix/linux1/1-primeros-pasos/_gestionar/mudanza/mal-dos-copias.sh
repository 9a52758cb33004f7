# Falla: condición 3
mv Vieja/partidas.sav Club
cp Vieja/reglas.txt Club
mv Vieja/pantallazos Club
cp -r Club/pantallazos Club/fotos
