cat >> .bashrc << 'FIN'
REGISTRO=~/partidas.log
alias fallos='grep -c FALLO "$REGISTRO"'
FIN
source .bashrc
fallos
