# Falla: condición 3
cd Sonido
mkdir Canciones
mv jefe.ogg menu.ogg cartel.png Canciones
touch cartel.png
