# Falla: condición 2
mv Partidas/carrera-*.sav Archivo/Carrera
