cd Torneos/2026
./sorteo.sh
cd
