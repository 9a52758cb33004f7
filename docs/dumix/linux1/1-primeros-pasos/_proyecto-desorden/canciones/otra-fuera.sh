mkdir Sonido/Canciones
mv Sonido/jefe.ogg Sonido/Canciones
mv Sonido/menu.ogg Sonido/Canciones
