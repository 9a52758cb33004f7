-- Falla: filas
SELECT c.torneo, c.carnet, c.puntos
FROM cuaderno AS c
WHERE NOT EXISTS (
  SELECT * FROM inscripcion AS i
  JOIN torneo AS t ON t.id = i.torneo_id
  JOIN socio AS s ON s.id = i.socio_id
  WHERE t.nombre = c.torneo AND s.carnet = c.carnet AND i.puntos = c.puntos
);
