# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
pgrep -o marcador > marcador.txt
echo alumno > cuenta.txt
pkill -STOP ruleta
