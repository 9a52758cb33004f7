SELECT DISTINCT n.nombre, n.carnet
FROM cuaderno AS n
WHERE n.carnet = (
  SELECT carnet FROM cuaderno
  WHERE nombre = n.nombre
  GROUP BY carnet ORDER BY count(*) DESC, carnet ASC LIMIT 1
)
ORDER BY n.nombre;
