# Una sala con juegos de sobra y un cartel que solo tiene el título. La copia dice
# cómo era la sala al empezar.
mkdir Sala
cd Sala || exit
touch aduana alunizaje boliche carrera damas dominó dragones faraón \
    fontanero galaxia invasores laberinto luciérnagas meteoros minas náufrago \
    ovni pirámide rebote serpiente submarino tanques topos volcán
cd ..
mkdir -p /var/lib/club
cp -r Sala /var/lib/club/
echo 'JUEGOS DE LA ÚLTIMA VIDA' > cartel.txt
chown -R alumno: Sala cartel.txt
