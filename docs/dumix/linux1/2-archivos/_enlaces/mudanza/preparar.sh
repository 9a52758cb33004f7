# Una vitrina con una ruta absoluta, una relativa mal escrita y una copia vieja.
mkdir -p Club/{Torneos,Capturas,Partidas,Vitrina} Archivo
printf 'Rita %s\nLeo %s\n' $RANDOM $RANDOM > Club/Torneos/liga.txt
printf '1. El mando se turna.\n' > Club/reglas.txt
echo 'Pantalla de la semifinal' > Club/Vitrina/final.png
echo 'Pantalla de la final' > Club/Capturas/final.png
echo "Nivel 9, $RANDOM puntos" > Club/Partidas/rita.sav
ln -s /home/alumno/Club/Torneos/liga.txt Club/Vitrina/liga.txt
ln -s Club/reglas.txt Club/Vitrina/reglas.txt
chown -Rh alumno:alumno Club Archivo
