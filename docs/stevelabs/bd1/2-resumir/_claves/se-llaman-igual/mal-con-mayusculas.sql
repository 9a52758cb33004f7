-- Falla: filas
SELECT nombre, count(*), min(carnet), max(carnet) FROM socio
GROUP BY nombre HAVING count(*) > 1 ORDER BY nombre;
