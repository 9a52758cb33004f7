-- Falla: error
SELECT nombre, count(DISTINCT carnet) AS carnets FROM cuaderno WHERE count(DISTINCT carnet) > 1 GROUP BY nombre;
