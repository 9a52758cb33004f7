# Falla: condición 3
Pixel
pixel
ana
Alumno
Linux
