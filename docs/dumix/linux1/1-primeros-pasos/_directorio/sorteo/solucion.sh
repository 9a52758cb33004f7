Torneos/2026/sorteo.sh
