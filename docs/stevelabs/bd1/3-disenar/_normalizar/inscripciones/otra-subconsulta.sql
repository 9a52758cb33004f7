INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT (SELECT t.id FROM torneo AS t WHERE t.nombre = c.torneo), c.carnet, c.puntos
FROM cuaderno AS c;
