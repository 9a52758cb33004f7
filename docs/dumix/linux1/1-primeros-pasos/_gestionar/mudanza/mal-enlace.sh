# Falla: condición 2
ln -s ../Vieja/reglas.txt Club/reglas.txt
mv Vieja/partidas.sav Club
mv Vieja/pantallazos Club/fotos
