-- Falla: filas
SELECT torneo, carnet, count(*) AS renglones FROM cuaderno GROUP BY carnet HAVING count(*) > 1;
