-- Falla: filas
SELECT torneo, carnet, count(*) AS renglones FROM cuaderno GROUP BY torneo, nombre HAVING count(*) > 1;
