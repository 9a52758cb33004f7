# Falla: condición 1
letrero-fototeca
letrero-ludoteca
