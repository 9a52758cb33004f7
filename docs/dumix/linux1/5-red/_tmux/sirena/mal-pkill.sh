# Falla: condición 2
pkill sirena
sleep 3
