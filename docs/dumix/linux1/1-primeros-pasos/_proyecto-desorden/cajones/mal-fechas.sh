# Falla: condición 2
mkdir Club
cd Club
mkdir Capturas Partidas Socios Torneos 2025 2026
touch pendiente.txt
