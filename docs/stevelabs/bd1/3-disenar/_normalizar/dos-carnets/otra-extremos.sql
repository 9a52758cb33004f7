SELECT nombre, count(DISTINCT carnet) AS carnets
FROM cuaderno
GROUP BY nombre
HAVING min(carnet) <> max(carnet);
