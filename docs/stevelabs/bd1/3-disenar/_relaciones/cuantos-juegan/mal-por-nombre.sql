-- Falla: filas
SELECT t.nombre, count(i.socio_id) FROM torneo AS t LEFT JOIN inscripcion AS i ON i.torneo_id = t.id GROUP BY t.nombre;
