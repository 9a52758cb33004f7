-- Falla: tabla inscripcion
INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT t.id, c.carnet, 0
FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo;
