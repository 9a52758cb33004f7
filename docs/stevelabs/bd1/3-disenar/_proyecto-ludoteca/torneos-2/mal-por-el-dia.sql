-- Falla: paso 4
INSERT INTO torneo (nombre, dia)
SELECT DISTINCT torneo, dia FROM cuaderno;
INSERT INTO inscripcion (torneo_id, socio_id, puntos)
SELECT t.id, s.id, max(c.puntos)
FROM cuaderno AS c
JOIN torneo AS t ON t.nombre = c.torneo AND t.dia = c.dia
JOIN socio AS s ON s.carnet = c.carnet
GROUP BY t.id, s.id;
