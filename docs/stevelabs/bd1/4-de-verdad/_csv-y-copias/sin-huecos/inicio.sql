SELECT nombre, ___ AS barrio
FROM llegada;
