-- Falla: filas
SELECT nombre, count(DISTINCT carnet) AS carnets
FROM cuaderno
GROUP BY carnet
HAVING count(DISTINCT carnet) > 1;
