# Falla: condición 1
ln Partidas/carrera-??.sav Archivo/Carrera
