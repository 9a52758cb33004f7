# Falla: condición 3
marcador 900 &
kill -STOP %1
marcador 900 &
ruleta 900 &
jobs
