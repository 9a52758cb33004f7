ls -l Torneos
chmod ug+x Torneos/sorteo.sh
Torneos/sorteo.sh
