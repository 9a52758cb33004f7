# Falla: condición 2
rmdir *
mkdir Invierno
