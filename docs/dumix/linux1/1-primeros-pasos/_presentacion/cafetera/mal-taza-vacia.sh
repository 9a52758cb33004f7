# Falla: condición 1
touch taza-llena
