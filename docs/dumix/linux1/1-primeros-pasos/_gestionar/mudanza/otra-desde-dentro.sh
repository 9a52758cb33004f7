cd Club
mv ../Vieja/partidas.sav .
cp ../Vieja/reglas.txt .
mv ../Vieja/pantallazos .
mv pantallazos fotos
