SELECT c.torneo, c.carnet, c.puntos
FROM cuaderno AS c
LEFT JOIN (
  SELECT t.nombre, s.carnet FROM inscripcion AS i
  JOIN torneo AS t ON t.id = i.torneo_id JOIN socio AS s ON s.id = i.socio_id
) AS u ON u.nombre = c.torneo AND u.carnet = c.carnet
WHERE u.carnet IS NULL;
