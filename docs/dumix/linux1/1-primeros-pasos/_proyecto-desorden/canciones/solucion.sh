cd Sonido
mkdir Canciones
mv jefe.ogg menu.ogg Canciones
ls
