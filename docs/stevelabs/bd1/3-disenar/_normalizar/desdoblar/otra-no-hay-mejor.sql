WITH v AS (SELECT nombre, carnet, count(*) AS n FROM cuaderno GROUP BY nombre, carnet)
SELECT a.nombre, a.carnet FROM v AS a
WHERE NOT EXISTS (
  SELECT * FROM v AS b
  WHERE b.nombre = a.nombre AND (b.n > a.n OR (b.n = a.n AND b.carnet < a.carnet))
)
ORDER BY a.nombre;
