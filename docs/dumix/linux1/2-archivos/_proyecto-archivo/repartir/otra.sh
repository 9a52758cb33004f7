cd Partidas
cp carrera*.sav ../Archivo/Carrera
