-- Falla: tabla inscripcion
INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT t.id, c.carnet, c.puntos
FROM cuaderno AS c
JOIN torneo AS t ON t.id = c.torneo;
