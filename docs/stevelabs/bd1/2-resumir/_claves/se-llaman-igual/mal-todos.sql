-- Falla: filas
SELECT lower(nombre) AS n, count(*), min(carnet), max(carnet) FROM socio
GROUP BY n ORDER BY n;
