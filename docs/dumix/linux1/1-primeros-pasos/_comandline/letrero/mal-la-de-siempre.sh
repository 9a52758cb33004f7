# Falla: condición 1
letrero-practica
