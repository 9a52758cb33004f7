# Falla: condición 2
echo "alias fallos='grep FALLO partidas.log'" >> .bashrc
