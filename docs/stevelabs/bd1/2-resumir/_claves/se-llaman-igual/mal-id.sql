-- Falla: filas
SELECT lower(nombre) AS n, count(*), min(id), max(id) FROM socio
GROUP BY n HAVING count(*) > 1 ORDER BY n;
