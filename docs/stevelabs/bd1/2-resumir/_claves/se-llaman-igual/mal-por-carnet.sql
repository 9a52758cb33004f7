-- Falla: filas
SELECT lower(nombre), count(*), min(carnet), max(carnet) FROM socio
GROUP BY carnet HAVING count(*) > 1 ORDER BY 1;
