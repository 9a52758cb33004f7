-- Falla: filas
SELECT lower(nombre) AS n, count(*), min(carnet), max(carnet) FROM socio
GROUP BY n HAVING count(*) = 2 ORDER BY n;
