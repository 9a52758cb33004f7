cp 'Torneos/torneo copia.txt' Torneos/torneo-2025.txt
rm 'Torneos/torneo copia.txt'
