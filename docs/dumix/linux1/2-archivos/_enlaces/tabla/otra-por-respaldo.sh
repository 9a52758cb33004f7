ln Torneos/2026/liga.txt Respaldo
ln -s Respaldo/liga.txt tabla.txt
