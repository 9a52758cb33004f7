SELECT torneo, carnet, nombre FROM cuaderno AS c
WHERE NOT EXISTS (SELECT * FROM socio AS s WHERE s.carnet = c.carnet);
