-- Falla: filas
SELECT nombre, count(*), min(carnet), max(carnet) FROM socio
GROUP BY lower(nombre) HAVING count(*) > 1 ORDER BY lower(nombre);
