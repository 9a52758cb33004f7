# Falla: condición 2
cd Torneos/2026
./sorteo.sh
