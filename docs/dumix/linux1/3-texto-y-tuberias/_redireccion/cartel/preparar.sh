# Una sala con juegos de sobra y un cartel que solo tiene el título.
mkdir Sala
cd Sala || exit
touch aduana alunizaje boliche carrera damas dominó dragones faraón \
    fontanero galaxia invasores laberinto luciérnagas meteoros minas náufrago \
    ovni pirámide rebote serpiente submarino tanques topos volcán
cd ..
echo 'JUEGOS DE LA ÚLTIMA VIDA' > cartel.txt
chown -R alumno: Sala cartel.txt
