SELECT nombre, carnet FROM (
  SELECT nombre, carnet, row_number() OVER (PARTITION BY nombre ORDER BY count(*) DESC, carnet) AS k
  FROM cuaderno GROUP BY nombre, carnet
) WHERE k = 1 ORDER BY nombre;
