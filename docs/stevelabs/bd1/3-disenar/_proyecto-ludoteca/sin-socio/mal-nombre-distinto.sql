-- Falla: filas
SELECT c.torneo, c.carnet, c.nombre FROM cuaderno AS c
LEFT JOIN socio AS s ON s.carnet = c.carnet WHERE s.id IS NULL OR s.nombre <> c.nombre;
