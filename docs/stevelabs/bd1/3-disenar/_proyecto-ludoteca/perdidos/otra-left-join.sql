SELECT c.torneo, c.carnet, c.puntos
FROM cuaderno AS c
LEFT JOIN torneo AS t ON t.nombre = c.torneo
LEFT JOIN socio AS s ON s.carnet = c.carnet
LEFT JOIN inscripcion AS i ON i.torneo_id = t.id AND i.socio_id = s.id
WHERE i.torneo_id IS NULL;
