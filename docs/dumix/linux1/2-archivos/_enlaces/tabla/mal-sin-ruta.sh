# Falla: condición 1
cd Torneos/2026
ln -s liga.txt ../../tabla.txt
ln liga.txt ../../Respaldo/liga.txt
