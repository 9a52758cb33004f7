-- Falla: filas
SELECT n.nombre, (
  SELECT c.carnet FROM cuaderno AS c
  GROUP BY c.carnet ORDER BY count(*) DESC, c.carnet LIMIT 1
) AS carnet
FROM cuaderno AS n GROUP BY n.nombre ORDER BY n.nombre;
