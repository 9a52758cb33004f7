# Falla: condición 2
# Falla: condición 3
marcador 900 &
ruleta 900 &
kill -STOP %2
