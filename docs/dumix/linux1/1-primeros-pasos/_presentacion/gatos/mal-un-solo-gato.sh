# Falla: condición 1
pixel
pixel
whoami
alumno
Linux
