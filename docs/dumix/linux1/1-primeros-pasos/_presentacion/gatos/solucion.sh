mkdir Pixel
mkdir pixel
whoami
mkdir alumno
