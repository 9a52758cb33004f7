mkdir invierno
rmdir invierno Otoño
mkdir Invierno
