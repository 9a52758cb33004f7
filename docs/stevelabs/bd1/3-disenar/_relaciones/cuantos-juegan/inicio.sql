SELECT t.nombre, count(___)
FROM torneo AS t LEFT JOIN inscripcion AS i ON ___
GROUP BY t.id;
