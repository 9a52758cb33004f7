# Falla: condición 1
pkill ruleta
ruleta 9000 &
kill -STOP %1
