chmod -R u=rwX,g=rX,o=X Partidas
chmod 755 Partidas Partidas/2025 Partidas/2026
chmod 750 Partidas/contar.sh
cd Partidas
./contar.sh
