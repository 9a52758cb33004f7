-- Falla: filas
SELECT nombre, count(DISTINCT carnet) AS carnets
FROM cuaderno
GROUP BY nombre
HAVING count(carnet) > 1;
