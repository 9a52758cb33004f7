# Falla: condición 1
# Falla: condición 2
alias fallos='grep -c FALLO partidas.log'
fallos
