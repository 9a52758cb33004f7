letrero-practica
hostname
letrero-fototeca
