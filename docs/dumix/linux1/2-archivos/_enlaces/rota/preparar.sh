# Un enlace cuya ruta está escrita desde el lugar equivocado.
mkdir Torneos Vitrina
printf 'Rita\nLeo\n' > Torneos/liga.txt
ln -s Torneos/liga.txt Vitrina/liga.txt
chown -Rh alumno:alumno Torneos Vitrina
