mkdir Club
cd Club
mkdir Capturas Partidas Socios Torneos
mkdir Torneos/2025 Torneos/2026
touch pendiente.txt
tree
