Pixel
pixel
whoami
alumno
uname
Linux
