-- Falla: filas
SELECT nombre, count(carnet) AS carnets FROM cuaderno GROUP BY nombre HAVING count(DISTINCT carnet) > 1;
