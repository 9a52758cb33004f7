# Falla: condición 1
mkdir Taller
