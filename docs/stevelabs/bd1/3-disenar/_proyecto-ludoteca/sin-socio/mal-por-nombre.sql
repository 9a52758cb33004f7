-- Falla: filas
SELECT c.torneo, c.carnet, c.nombre FROM cuaderno AS c
LEFT JOIN socio AS s ON s.nombre = c.nombre WHERE s.id IS NULL;
