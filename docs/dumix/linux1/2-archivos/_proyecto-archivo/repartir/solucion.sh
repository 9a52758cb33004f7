cp Partidas/carrera-??.sav Archivo/Carrera
