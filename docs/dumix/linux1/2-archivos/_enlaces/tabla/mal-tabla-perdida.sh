# Falla: condición 2
ln -s Torneos/2026/liga.txt tabla.txt
touch Respaldo/liga.txt
ln -f Respaldo/liga.txt Torneos/2026/liga.txt
