-- Falla: filas
SELECT torneo, carnet, nombre FROM cuaderno
WHERE carnet NOT IN (SELECT carnet FROM socio) GROUP BY carnet;
