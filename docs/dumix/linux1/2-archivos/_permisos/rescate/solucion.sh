ls -ld Partidas
chmod 755 Partidas
ls -l Partidas
chmod 755 Partidas/2025 Partidas/2026
ls -l Partidas/2025 Partidas/2026
chmod 640 Partidas/2025/rita.sav Partidas/2025/leo.sav
chmod 640 Partidas/2026/rita.sav
chmod 750 Partidas/contar.sh
Partidas/contar.sh
