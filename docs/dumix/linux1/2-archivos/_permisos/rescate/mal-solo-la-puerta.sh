# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 6
chmod 755 Partidas
chmod 750 Partidas/contar.sh
Partidas/contar.sh
