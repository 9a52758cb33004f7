SELECT t.nombre, count(*) AS carnets
FROM (SELECT DISTINCT nombre, carnet FROM cuaderno) AS t
GROUP BY t.nombre
HAVING count(*) >= 2;
