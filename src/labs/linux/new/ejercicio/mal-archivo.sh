# Falla: condición 1
touch taller
