chmod a+x Partidas
cd Partidas
chmod a+x 2025 2026
chmod o= 2025/leo.sav 2025/rita.sav 2026/rita.sav
chmod ug+x,o= contar.sh
./contar.sh
