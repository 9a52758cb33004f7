# Falla: condición 2
mv Torneos/2026/liga.txt liga.txt
ln -s ../../liga.txt Torneos/2026/liga.txt
ln -s liga.txt tabla.txt
ln liga.txt Respaldo/liga.txt
