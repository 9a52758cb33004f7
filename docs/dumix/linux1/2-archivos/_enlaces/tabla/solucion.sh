ln -s Torneos/2026/liga.txt tabla.txt
ln Torneos/2026/liga.txt Respaldo/liga.txt
ls -l tabla.txt Respaldo
