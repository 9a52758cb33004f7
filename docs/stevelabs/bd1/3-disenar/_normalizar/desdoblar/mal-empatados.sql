-- Falla: filas
SELECT t.nombre, t.carnet
FROM (SELECT nombre, carnet, count(*) AS veces FROM cuaderno GROUP BY nombre, carnet) AS t
WHERE t.veces = (SELECT max(veces) FROM (SELECT nombre, count(*) AS veces FROM cuaderno GROUP BY nombre, carnet) AS u WHERE u.nombre = t.nombre)
ORDER BY t.nombre;
