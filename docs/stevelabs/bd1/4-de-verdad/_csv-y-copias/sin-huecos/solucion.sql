SELECT nombre, nullif(trim(barrio), '') AS barrio
FROM llegada;
