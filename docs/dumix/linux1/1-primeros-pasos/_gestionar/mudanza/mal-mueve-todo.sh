# Falla: condición 4
mv Vieja/partidas.sav Vieja/reglas.txt Club
mv Vieja/pantallazos Club/fotos
