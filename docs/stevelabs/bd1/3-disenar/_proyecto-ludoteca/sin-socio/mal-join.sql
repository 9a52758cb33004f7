-- Falla: filas
SELECT c.torneo, c.carnet, c.nombre FROM cuaderno AS c
JOIN socio AS s ON s.carnet = c.carnet WHERE s.id IS NULL;
