# Falla: condición 2
pkill -STOP ruleta
pkill -STOP marcador
