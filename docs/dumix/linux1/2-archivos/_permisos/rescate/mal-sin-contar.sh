# Falla: condición 6
chmod 755 Partidas
cd Partidas
chmod 755 2025 2026
chmod 640 2025/rita.sav 2025/leo.sav 2026/rita.sav
chmod 750 contar.sh
touch recuento.txt
