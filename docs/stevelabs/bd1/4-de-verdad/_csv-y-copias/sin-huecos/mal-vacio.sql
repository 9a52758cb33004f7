-- Falla: filas
SELECT nombre, trim(barrio) AS barrio
FROM llegada;
