# Falla: condición 1
# Falla: condición 2
ln Torneos/2026/liga.txt tabla.txt
ln -s ../Torneos/2026/liga.txt Respaldo/liga.txt
