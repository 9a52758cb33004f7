# Falla: condición 2
chmod 754 Torneos/sorteo.sh
touch Torneos/cruces.txt
