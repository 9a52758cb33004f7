rotular Carreras Lucha libre
rotular -q Lucha libre
rotular Lucha\ libre Para\ dos
