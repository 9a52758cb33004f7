# Falla: condición 3
mkdir Club
cd Club
mkdir Capturas Partidas Socios Torneos Torneos/2025 Torneos/2026
echo > pendiente.txt
