echo "alias fallos=\"cut -d ';' -f 3 partidas.log | grep -c FALLO\"" >> .bashrc
