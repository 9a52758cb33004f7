# Las capturas del último torneo.
rm -rf -- *
mkdir Capturas Torneos
cd Capturas
for n in duelo1.png duelo2.png duelo3.png duelo10.png final.jpg final.png reglas.txt; do
    echo "$n" > "$n"
done
cd ..
chown -R alumno:alumno .
