-- Falla: orden
SELECT t.nombre AS torneo,
  1 + (
    SELECT count(*) FROM inscripcion AS o
    WHERE o.torneo_id = i.torneo_id AND o.puntos > i.puntos
  ) AS puesto,
  s.nombre AS socio, i.puntos
FROM inscripcion AS i
JOIN torneo AS t ON t.id = i.torneo_id
JOIN socio AS s ON s.id = i.socio_id
WHERE puesto <= 3
ORDER BY t.id, puesto, s.carnet;
