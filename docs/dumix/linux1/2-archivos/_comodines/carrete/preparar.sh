# Las imágenes del torneo, mezcladas con textos que las nombran.
rm -rf -- *
mkdir Carrete Fotos
cd Carrete
for n in duelo1.png duelo2.png final.png grupo.png logo.jpg png.txt lista.png.txt reglas-png.txt; do
    echo "Archivo $n" > "$n"
done
cd ..
chown -R alumno:alumno .
