ln -s ~/Torneos/2026/liga.txt ~/tabla.txt
cd Respaldo
ln ../Torneos/2026/liga.txt liga.txt
