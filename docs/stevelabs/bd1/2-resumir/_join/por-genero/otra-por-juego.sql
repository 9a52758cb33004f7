SELECT g.nombre, count(p.id) FROM genero AS g
JOIN juego_genero AS jg ON jg.genero_id = g.id
JOIN juego AS j ON j.id = jg.juego_id
JOIN prestamo AS p ON p.juego_id = j.id
GROUP BY g.nombre ORDER BY 2 DESC, 1;
