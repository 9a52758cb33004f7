# Falla: condición 3
echo "alias fallos='grep -c FALLO partidas.log'" > .bashrc
source .bashrc
fallos
