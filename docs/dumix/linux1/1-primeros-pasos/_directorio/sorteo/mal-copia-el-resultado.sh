# Falla: condición 1
cp /var/lib/club/sorteo Torneos/2026/rival.txt
