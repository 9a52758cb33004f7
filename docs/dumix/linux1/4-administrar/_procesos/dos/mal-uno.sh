# Falla: condición 1
ruleta 900 &
marcador 900 &
kill %2
