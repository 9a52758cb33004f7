-- Falla: filas
SELECT t.nombre, count(*)
FROM torneo AS t LEFT JOIN inscripcion AS i ON i.torneo_id = t.id
GROUP BY t.id;
