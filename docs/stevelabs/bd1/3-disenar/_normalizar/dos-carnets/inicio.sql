SELECT nombre, count(DISTINCT carnet) AS carnets
FROM cuaderno
GROUP BY ___
HAVING ___;
