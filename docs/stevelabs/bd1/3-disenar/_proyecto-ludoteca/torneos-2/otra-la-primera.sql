INSERT INTO torneo SELECT NULL, torneo, dia FROM cuaderno GROUP BY torneo;
INSERT OR IGNORE INTO inscripcion
SELECT t.id, s.id, c.puntos
FROM cuaderno AS c
JOIN torneo AS t ON t.nombre = c.torneo
JOIN socio AS s ON s.carnet = c.carnet
ORDER BY c.puntos DESC;
