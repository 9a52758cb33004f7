-- Falla: filas
SELECT t.nombre, count(i.torneo_id)
FROM torneo AS t LEFT JOIN inscripcion AS i ON i.socio_id = t.id
GROUP BY t.id;
