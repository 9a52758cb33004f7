-- Falla: orden
SELECT g.nombre, count(*) AS veces
FROM prestamo AS p
JOIN juego_genero AS jg ON jg.juego_id = p.juego_id
JOIN genero AS g ON g.id = jg.genero_id
GROUP BY g.id ORDER BY veces DESC;
