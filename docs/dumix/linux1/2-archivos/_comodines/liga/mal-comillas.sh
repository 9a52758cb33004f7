# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
mkdir 'Liga/jornada{01..12}'
