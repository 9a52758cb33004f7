apropos directorio
mkdir --help
mkdir Invierno
rmdir Otoño
