# Falla: condición 1
# Falla: condición 2
marcador 300 &
ruleta 300 &
