-- Falla: filas
SELECT torneo, carnet, count(*) AS renglones FROM cuaderno GROUP BY torneo, carnet HAVING count(DISTINCT puntos) > 1;
