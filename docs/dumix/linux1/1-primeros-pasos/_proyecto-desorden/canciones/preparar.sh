# Dos canciones y un cartel en el mismo sitio.
mkdir Sonido
for tema in jefe menu; do
    echo "suena $tema" > "Sonido/$tema.ogg"
done
echo 'noche de juegos' > Sonido/cartel.png
chown -R alumno: Sonido
