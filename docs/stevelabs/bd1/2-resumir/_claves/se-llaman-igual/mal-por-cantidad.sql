-- Falla: orden
SELECT lower(nombre) AS n, count(*), min(carnet), max(carnet) FROM socio
GROUP BY n HAVING count(*) > 1 ORDER BY count(*) DESC;
