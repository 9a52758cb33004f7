letrero-fototeca
