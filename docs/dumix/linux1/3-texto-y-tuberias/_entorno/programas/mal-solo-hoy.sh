# Falla: condición 1
# Falla: condición 2
PATH="$HOME/Programas:$PATH"
ranking
