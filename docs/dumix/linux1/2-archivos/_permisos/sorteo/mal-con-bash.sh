# Falla: condición 1
bash Torneos/sorteo.sh
