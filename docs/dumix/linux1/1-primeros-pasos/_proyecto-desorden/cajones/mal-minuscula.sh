# Falla: condición 1
mkdir Club
cd Club
mkdir capturas Partidas Socios Torneos Torneos/2025 Torneos/2026
touch pendiente.txt
