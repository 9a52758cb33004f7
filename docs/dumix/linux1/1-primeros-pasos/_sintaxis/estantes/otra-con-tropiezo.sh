mkdir Terror Ciencia ficción
rmdir Ciencia ficción
mkdir Ciencia\ ficción Para\ llorar
