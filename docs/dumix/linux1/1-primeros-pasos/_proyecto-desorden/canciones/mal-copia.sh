# Falla: condición 3
cd Sonido
mkdir Canciones
cp jefe.ogg menu.ogg Canciones
