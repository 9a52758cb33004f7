# Falla: condición 2
grep FALLO partidas.log > partidas.log
echo "alias fallos='grep -c FALLO partidas.log'" >> .bashrc
