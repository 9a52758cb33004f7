# Falla: condición 1
# Falla: condición 4
pixel
alumno
linux
