mkdir Capturas Partidas Socios Torneos 2025 2026 Club
mv 2025 2026 Torneos
mv Capturas Partidas Socios Torneos Club
cd Club/Torneos
touch ../pendiente.txt
