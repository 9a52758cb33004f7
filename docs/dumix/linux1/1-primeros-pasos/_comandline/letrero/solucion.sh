hostname
letrero-fototeca
