chmod +x Torneos/sorteo.sh
/home/alumno/Torneos/sorteo.sh
chmod o-x Torneos/sorteo.sh
