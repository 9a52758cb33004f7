# Falla: condición 1
chmod +x Torneos/sorteo.sh
Torneos/sorteo.sh
