# Los juegos y los socios del club que se ven en la lección.
mkdir Juegos
touch Juegos/{damas,fontanero,meteoros,serpiente}
cat > socios.txt <<'FIN'
Aurora
Bruno
Celia
Damián
Elena
Gabriel
FIN
chown -R alumno: Juegos socios.txt
