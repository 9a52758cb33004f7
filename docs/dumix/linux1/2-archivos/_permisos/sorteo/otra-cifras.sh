cd Torneos
chmod 754 sorteo.sh
./sorteo.sh
