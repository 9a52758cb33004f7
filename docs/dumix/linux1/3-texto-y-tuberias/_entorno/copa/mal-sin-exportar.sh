# Falla: condición 2
# Falla: condición 3
TORNEO='Copa de invierno'
GANA=Elena
diploma
