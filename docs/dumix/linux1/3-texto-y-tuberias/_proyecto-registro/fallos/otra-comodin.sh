echo "alias fallos='cat partidas*.log | grep -c FALLO'" >> .bashrc
