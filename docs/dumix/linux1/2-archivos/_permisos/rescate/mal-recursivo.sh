# Falla: condición 4
# Falla: condición 5
chmod -R 755 Partidas
Partidas/contar.sh
