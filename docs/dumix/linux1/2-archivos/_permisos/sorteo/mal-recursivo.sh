# Falla: condición 3
chmod -R 754 Torneos
Torneos/sorteo.sh
