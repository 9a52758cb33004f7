-- Falla: orden
SELECT n.nombre, (
  SELECT c.carnet FROM cuaderno AS c WHERE c.nombre = n.nombre
  GROUP BY c.carnet ORDER BY count(*) DESC, c.carnet LIMIT 1
) AS carnet
FROM (SELECT DISTINCT nombre FROM cuaderno ORDER BY nombre DESC) AS n;
