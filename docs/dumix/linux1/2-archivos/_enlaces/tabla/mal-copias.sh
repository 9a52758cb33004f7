# Falla: condición 1
# Falla: condición 2
cp Torneos/2026/liga.txt tabla.txt
cp Torneos/2026/liga.txt Respaldo
