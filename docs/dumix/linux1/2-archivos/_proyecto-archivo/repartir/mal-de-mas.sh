# Falla: condición 1
cp Partidas/carrera* Archivo/Carrera
