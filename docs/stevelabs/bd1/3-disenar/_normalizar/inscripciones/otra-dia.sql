INSERT INTO inscripcion
SELECT t.id, c.carnet, c.puntos
FROM torneo AS t JOIN cuaderno AS c ON c.torneo = t.nombre AND c.dia = t.dia;
