-- Falla: error
INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT c.torneo, c.carnet, c.puntos
FROM cuaderno AS c JOIN torneo AS t ON t.nombre = c.torneo;
