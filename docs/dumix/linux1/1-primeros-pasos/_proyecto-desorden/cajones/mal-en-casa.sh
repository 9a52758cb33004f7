# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
mkdir Club Capturas Partidas Socios Torneos
mkdir Torneos/2025 Torneos/2026
touch pendiente.txt
