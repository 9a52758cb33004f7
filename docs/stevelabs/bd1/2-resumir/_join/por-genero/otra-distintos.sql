SELECT g.nombre, count(DISTINCT p.id) AS veces
FROM prestamo AS p
JOIN juego_genero AS jg ON p.juego_id = jg.juego_id
JOIN genero AS g ON jg.genero_id = g.id
GROUP BY jg.genero_id
ORDER BY veces DESC, nombre;
