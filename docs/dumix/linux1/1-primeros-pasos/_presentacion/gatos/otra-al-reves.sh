uname
Linux
whoami
alumno
pixel
Pixel
