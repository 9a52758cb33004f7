tree Vieja
mv Vieja/partidas.sav Club
cp Vieja/reglas.txt Club
mv Vieja/pantallazos Club/fotos
tree Club
