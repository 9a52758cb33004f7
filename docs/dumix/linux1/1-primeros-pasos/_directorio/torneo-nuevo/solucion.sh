cd Torneos/2026
