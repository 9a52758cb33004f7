# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
ls -lSr 'Sala de sonido'
ls -ltr 'Sala de redes'
rotular minidisco walkie-talkie .disquete
