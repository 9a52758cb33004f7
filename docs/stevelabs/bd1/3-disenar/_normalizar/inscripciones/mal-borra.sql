-- Falla: tabla cuaderno
INSERT INTO inscripcion (torneo_id, carnet, puntos)
SELECT t.id, c.carnet, c.puntos
FROM cuaderno AS c
JOIN torneo AS t ON t.nombre = c.torneo;
DELETE FROM cuaderno;
