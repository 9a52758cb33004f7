-- Falla: filas
SELECT n.nombre, (
  SELECT c.carnet FROM cuaderno AS c WHERE c.nombre = n.nombre
  GROUP BY c.carnet ORDER BY count(*) DESC LIMIT 1
) AS carnet
FROM cuaderno AS n GROUP BY n.nombre ORDER BY n.nombre;
