# Falla: condición 2
mkdir Invierno
