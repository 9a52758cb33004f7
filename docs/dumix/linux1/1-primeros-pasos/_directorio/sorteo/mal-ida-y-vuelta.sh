# Falla: condición 1
cd Torneos/2026
./sorteo.sh
cd
