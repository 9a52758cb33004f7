INSERT INTO torneo (nombre, dia) SELECT torneo, dia FROM cuaderno UNION SELECT torneo, dia FROM cuaderno;
INSERT INTO inscripcion (socio_id, torneo_id, puntos)
SELECT DISTINCT s.id, t.id, c.puntos
FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo JOIN socio AS s ON s.carnet = c.carnet
WHERE NOT EXISTS (SELECT * FROM cuaderno AS m WHERE m.torneo = c.torneo AND m.carnet = c.carnet AND m.puntos > c.puntos);
