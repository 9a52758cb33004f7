echo "alias fallos='grep -c FALLO partidas.log'" >> .bashrc
source .bashrc
fallos
echo '2026-10-31 20:15;M3;FALLO;no lee la ficha' >> partidas.log
fallos
