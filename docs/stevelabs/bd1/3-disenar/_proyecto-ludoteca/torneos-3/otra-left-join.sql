SELECT t.nombre, 1 + count(o.socio_id) AS puesto, s.nombre, i.puntos
FROM inscripcion AS i
JOIN torneo AS t ON t.id = i.torneo_id
JOIN socio AS s ON s.id = i.socio_id
LEFT JOIN inscripcion AS o ON o.torneo_id = i.torneo_id AND o.puntos > i.puntos
GROUP BY i.torneo_id, i.socio_id
HAVING count(o.socio_id) <= 2
ORDER BY t.id, puesto, s.id;
