# Falla: condición 2
marcador 900 &
ruleta 900 &
kill -STOP %2
