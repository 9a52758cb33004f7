# Falla: condición 2
mv Partidas/carrera-??.sav Archivo/Carrera
touch Partidas/carrera-01.sav Partidas/carrera-02.sav Partidas/carrera-03.sav
