PIXEL
Pixel
Pixel
ana
linux
pixel
alumno
Linux
