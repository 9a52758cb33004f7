cp Vieja/partidas.sav Vieja/reglas.txt Club
cp -r Vieja/pantallazos Club/fotos
rm Vieja/partidas.sav
rm -r Vieja/pantallazos
