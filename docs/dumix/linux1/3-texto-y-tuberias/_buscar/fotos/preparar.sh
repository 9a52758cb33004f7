# Fotos repartidas por un árbol, y un directorio con nombre de foto.
mkdir -p Club/Torneos/2025 Club/Torneos/2026/Final Club/Sala Club/viejas.png
touch Club/Sala/a.png Club/Sala/b.jpg Club/Sala/Mesa.PNG Club/cartel.png
touch Club/Torneos/2025/podio.png Club/Torneos/2026/podio.png
touch Club/Torneos/2026/Final/copa.png Club/Torneos/2026/notas.txt
chown -R alumno: Club
