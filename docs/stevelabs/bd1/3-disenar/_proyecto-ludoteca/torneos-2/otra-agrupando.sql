INSERT INTO torneo (dia, nombre) SELECT min(dia), torneo FROM cuaderno GROUP BY torneo;
INSERT INTO inscripcion
SELECT (SELECT id FROM torneo WHERE nombre = c.torneo), (SELECT id FROM socio WHERE carnet = c.carnet), max(puntos)
FROM cuaderno AS c GROUP BY torneo, carnet;
