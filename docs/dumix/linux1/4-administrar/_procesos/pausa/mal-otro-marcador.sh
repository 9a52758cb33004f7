# Falla: condición 2
pkill -STOP ruleta
pkill marcador
marcador 9000 &
