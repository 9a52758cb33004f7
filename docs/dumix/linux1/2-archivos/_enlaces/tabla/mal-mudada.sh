# Falla: condición 2
mv Torneos/2026/liga.txt Respaldo
ln -s ../../Respaldo/liga.txt Torneos/2026/liga.txt
ln -s Torneos/2026/liga.txt tabla.txt
