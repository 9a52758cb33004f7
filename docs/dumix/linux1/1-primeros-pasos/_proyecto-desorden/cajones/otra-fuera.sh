mkdir Club Club/Capturas Club/Partidas Club/Socios
mkdir Club/Torneos Club/Torneos/2025 Club/Torneos/2026
touch Club/pendiente.txt
