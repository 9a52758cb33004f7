# Falla: condición 4
chmod 755 Partidas
cd Partidas
chmod 755 2025 2026
rm 2025/rita.sav 2025/leo.sav 2026/rita.sav
touch 2025/rita.sav 2025/leo.sav 2026/rita.sav
chmod 640 2025/rita.sav 2025/leo.sav 2026/rita.sav
chmod 750 contar.sh
./contar.sh
