llegada
