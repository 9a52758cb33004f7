# Falla: condición 3
cd Sonido
mkdir Canciones
cp jefe.ogg menu.ogg Canciones
mv jefe.ogg .jefe.ogg
mv menu.ogg .menu.ogg
