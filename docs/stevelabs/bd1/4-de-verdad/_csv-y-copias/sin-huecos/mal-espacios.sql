-- Falla: filas
SELECT nombre, nullif(barrio, '') AS barrio
FROM llegada;
