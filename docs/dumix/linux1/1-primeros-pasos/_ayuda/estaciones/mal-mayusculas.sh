# Falla: condición 1
mkdir invierno
rmdir Otoño
