# Falla: condición 3
# Falla: condición 4
mv Vieja/partidas.sav Club
cp Vieja/reglas.txt Club
cp Vieja/pantallazos Club/fotos
